import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
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

describe('the command as a process', () => {
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
    const { exit, errors } = await spawnRealm(JSON_OUT, true);
    expect({ exit, errors }).toEqual({ exit: 0, errors: '' });
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
