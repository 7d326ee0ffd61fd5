import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Place, placeAt } from './dist.ts';
import { keepOldAssets, makeRoom, replaceBuild } from './replace.ts';

let folder: string;
let place: Place;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'custom-designs-replace-'));
  place = placeAt(pathToFileURL(join(folder, 'dist/')));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(build: URL, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = fileURLToPath(new URL(path, build));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
const assets = async () => (await readdir(new URL('client/assets/', place.dist))).sort();

/** Makes a build of one page and these hashed files, and puts it in place like a real build. */
async function build(page: string, ...files: string[]) {
  await makeRoom(place);
  const hashed = files.map((file) => [`client/assets/${file}`, file]);
  await write(place.next, { 'client/index.html': page, ...Object.fromEntries(hashed) });
  await keepOldAssets(place);
  await replaceBuild(place);
}

describe('a build that replaces another', () => {
  it('has its own pages and keeps the hashed files of the previous build for one more build', async () => {
    await build('one', 'a-1.js', 'b-1.js');
    await build('two', 'a-2.js', 'b-1.js');
    expect(await assets()).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
    await build('three', 'a-3.js');
    expect(await assets()).toEqual(['a-2.js', 'a-3.js', 'b-1.js']);
    expect(await readFile(new URL('client/index.html', place.dist), 'utf8')).toBe('three');
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('removes leftovers of an interrupted build, wherever it stopped', async () => {
    await build('one', 'a-1.js');
    await write(place.next, { 'client/half.html': 'half' });
    await build('two', 'a-2.js');
    expect(await readdir(new URL('client/', place.dist))).toEqual(['assets', 'index.html']);
    // As if the process had been killed between the two renames.
    await write(place.old, { 'client/index.html': 'the last good one' });
    await rm(place.dist, { recursive: true });
    await makeRoom(place);
    expect(await readFile(new URL('client/index.html', place.dist), 'utf8')).toBe(
      'the last good one',
    );
  });

  it('leaves the previous build in place if it cannot replace it', async () => {
    await build('one', 'a-1.js');
    await expect(replaceBuild(place)).rejects.toThrow(/ENOENT/);
    expect(await readFile(new URL('client/index.html', place.dist), 'utf8')).toBe('one');
    expect(await readdir(folder)).toEqual(['dist']);
  });
});
