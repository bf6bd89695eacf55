import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInProcess } from '../scripts/runInProcess.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('the README', () => {
  it('shows the picture that its own command draws', async () => {
    const command = /npm run -s realm -- (board .*) --out (docs\/board\.svg)/.exec(readme);
    expect(command).not.toBeNull();
    const [, words = '', picture = ''] = command ?? [];
    expect(readme).toContain(`](${picture})`);
    const folder = mkdtempSync(join(tmpdir(), 'readme-'));
    const drawn = join(folder, 'board.svg');
    const { exit } = await runInProcess(...words.split(' '), '--out', drawn);
    const edition = (svg: string) => svg.replace(/textLength="[\d.]+"([^>]*>Realmwright )[\d.]+/, '$1');
    const same =
      exit === 0 && edition(readFileSync(drawn, 'utf8')) === edition(readFileSync(picture, 'utf8'));
    rmSync(folder, { recursive: true });
    expect(same).toBe(true);
  });

  it('names only scripts that package.json has', () => {
    const named = [...readme.matchAll(/npm (ci|start|test|run (?:-s )?[a-z]+)/g)].map(([, name]) =>
      name!.replace(/^run (-s )?/, ''),
    );
    for (const name of named) expect(['ci', ...Object.keys(scripts)]).toContain(name);
    expect(named).toEqual(expect.arrayContaining(['start', 'test', 'bench', 'realm']));
  });

  it('points only at files and folders that exist', () => {
    const links = [...readme.matchAll(/\]\(([^):#]+)\)/g)].map(([, target]) => target!);
    const folders = [...readme.matchAll(/`((?:[a-z]+\/)+)`/g)].map(([, folder]) => folder!);
    for (const path of [...links, ...folders]) {
      expect(existsSync(path) || existsSync(join('tests', path)), path).toBe(true);
    }
  });
});
