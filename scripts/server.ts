import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { normalBase, under } from '../src/site/address.ts';

export interface ServedFolder {
  /** Address of the site's home page, base path included. */
  readonly address: string;
  close(): Promise<void>;
}

interface Options {
  /** The built site. */
  readonly folder: string;
  /** The base path that it was built for. */
  readonly base: string;
  /** The port wanted; the next free one is taken if it is in use. 0 takes any. */
  readonly port: number;
}

const PORTS_TRIED = 50;

/** Serves a built site as a plain static host would: files, folders with an index, and the site's own 404 page. */
export async function serveFolder({ folder, base, port }: Options): Promise<ServedFolder> {
  const prefix = normalBase(base);
  const missing = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { etag: true });

  const server = createServer((request, response) => {
    const notFound = (): void => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(missing);
    };
    const url = request.url ?? '/';
    if (!url.startsWith(prefix)) {
      // A host that serves a folder has nothing beside it; the bare address leads to the site all the same.
      if (url === '/') response.writeHead(302, { location: prefix }).end();
      else notFound();
      return;
    }
    request.url = under('/', url.slice(prefix.length));
    files(request, response, notFound);
  });

  const taken = await listen(server, port);
  return {
    address: `http://localhost:${taken}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!inUse || port >= wanted + PORTS_TRIED) throw error;
    }
  }
}
