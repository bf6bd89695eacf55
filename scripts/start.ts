/** Serves the built site on this machine and says where: `npm start`, or `PORT=8080 npm start`. */
import { fileURLToPath } from 'node:url';
import { serveFolder } from './server.ts';

const port = Number(process.env['PORT'] ?? 4321);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a whole number from 0 to 65535, not "${process.env['PORT']}".`);
  process.exit(2);
}

const { address, close } = await serveFolder({
  folder: fileURLToPath(new URL('../dist/', import.meta.url)),
  base: process.env['REALMWRIGHT_BASE'] ?? '/',
  port,
});
console.log(`\nRealmwright is served at ${address}\nStop it with Ctrl+C.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void close().then(() => process.exit(0)));
