import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/realm.ts', import.meta.url));

interface Ended {
  readonly exit: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs the command line as its users do. `closeEarly` closes its standard output after the first bytes. */
function spawnRealm(args: readonly string[], closeEarly = false): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, errors] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
      if (closeEarly) child.stdout.destroy();
    });
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    child.on('error', reject);
    child.on('close', (exit) => resolve({ exit, out, errors }));
  });
}

const JSON_OUT = [
  'board',
  'a-new-regime',
  '--regimes',
  '8',
  '--states=12',
  '--seed=x',
  '--out',
  '-',
  '--format',
  'json',
];

// Each starts a Node; on a busy machine that takes seconds.
describe('the command as a process', { timeout: 30_000 }, () => {
  it('exits 0 with a whole board on standard output and nothing else', async () => {
    const { exit, out, errors } = await spawnRealm(JSON_OUT);
    expect({ exit, errors }).toEqual({ exit: 0, errors: '' });
    expect(out.length).toBeGreaterThan(65536);
    expect(JSON.parse(out)).toMatchObject({ game: 'a-new-regime', seed: 'x' });
  });

  it('exits 2 with sentences and no stack trace when used wrongly', async () => {
    const { exit, out, errors } = await spawnRealm([
      'board',
      'a-new-regime',
      '--regimes',
      '2',
      '--seed',
      'x',
    ]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(errors).toBe(
      'realm: The option --regimes got "2"; it must be a whole number from 3 to 8.\nrealm: --help shows what can be said.\n',
    );
  });

  it('takes it calmly when its reader has had enough', async () => {
    // Large enough that pipes cannot hold it.
    const { exit, errors } = await spawnRealm([...JSON_OUT.slice(0, -1), 'svg'], true);
    expect({ exit, errors }).toEqual({ exit: 0, errors: '' });
  });

  it('leaves nothing half-written behind when it is interrupted, but figures of what was made', async () => {
    const place = await mkdtemp(join(tmpdir(), 'realm-'));
    try {
      const args = ['board', 'a-new-regime', '--regimes=3', '--seed=x', '--format=json', '--count=5000'];
      const child = spawn(process.execPath, [script, ...args, '--out', place], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let errors = '';
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
      const ended = new Promise((resolve) => child.on('close', resolve));
      while ((await readdir(place)).length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
      child.kill('SIGINT');
      expect(await ended).toBe(130);
      const names = (await readdir(place)).filter((name) => name !== 'figures.csv');
      const rows = (await readFile(join(place, 'figures.csv'), 'utf8')).trimEnd().split('\r\n');
      expect(rows).toHaveLength(names.length + 1);
      expect(errors).toBe(
        `realm: Interrupted: ${names.length} boards of 5000 written, and figures.csv of what was made.\n`,
      );
      for (const name of names) {
        expect(name).toMatch(/^a-new-regime-3-regimes-x-\d+\.json$/);
        JSON.parse(await readFile(join(place, name), 'utf8'));
      }
    } finally {
      await rm(place, { recursive: true });
    }
  });

  it.runIf(existsSync('/dev/full'))('exits 1 with a sentence when the disk is full', async () => {
    const { exit, errors } = await spawnRealm([
      ...JSON_OUT.slice(0, -4),
      '--out',
      '/dev/full',
      '--format',
      'json',
    ]);
    expect({ exit, errors }).toEqual({
      exit: 1,
      errors: 'realm: Cannot write /dev/full: the disk is full.\n',
    });
  });
});
