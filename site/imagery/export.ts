// From masters/ to what the site ships: AVIF and WebP in three widths, the middle of it for screens
// that stand upright, one typed module a picture, and the seed images of the local backend.
import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { SCENES, type SceneName } from './alt.ts';
import { pictureModule, typesModule } from './modules.ts';

const here = import.meta.dirname;
const pictures = join(here, '../src/pictures');
const seeds = join(here, '../../supabase/images/seed');
const kB = 1000;
const budgets: Record<number, number> = { 480: 25 * kB, 960: 60 * kB, 1600: 110 * kB };
// The hero is the largest paint of the home page, so it gets a smaller budget
const heroBudget = 90 * kB;
// the whole height of the master: what a phone would cut out of a picture twice as wide
const tall = { width: 720, height: 900, budget: 60 * kB };
// pages alone show these; the rows of the seed speak of the others
const isSeed = (name: SceneName) =>
  !/^(home-hero|not-found|city-|commercial-|residential-)/.test(name);

type Encode = (quality: number) => Promise<Buffer>;

/** The best quality whose file still fits, by bisection. */
async function fitting(encode: Encode, limit: number, best: number): Promise<Buffer> {
  let low = 10;
  let high = best;
  let fits = await encode(high);
  if (fits.length <= limit) return fits;
  while (low < high - 1) {
    const middle = Math.round((low + high) / 2);
    const file = await encode(middle);
    if (file.length <= limit) {
      low = middle;
      fits = file;
    } else high = middle;
  }
  if (fits.length > limit) throw new Error(`no quality fits into ${limit} bytes`);
  return fits;
}

async function exportPicture(name: SceneName): Promise<string> {
  const master = join(here, `masters/${name}.webp`);
  const report = [name.padEnd(30)];
  for (const [key, budget] of Object.entries(budgets)) {
    const width = Number(key);
    const limit = name === 'home-hero' && width === 1600 ? heroBudget : budget;
    const pixels = await sharp(master).resize(width).toBuffer();
    const encodings: [string, Encode, number][] = [
      ['avif', (quality) => sharp(pixels).avif({ quality, effort: 4 }).toBuffer(), 62],
      // WebP is only the fallback, and is given half as much again
      ['webp', (quality) => sharp(pixels).webp({ quality, effort: 4 }).toBuffer(), 80],
    ];
    for (const [type, encode, best] of encodings) {
      const file = await fitting(encode, type === 'avif' ? limit : limit * 1.5, best);
      await writeFile(join(pictures, `${name}-${width}.${type}`), file);
      report.push(`${width} ${type} ${(file.length / kB).toFixed(1)}`);
    }
  }
  const middle = await sharp(master).resize(tall.width, tall.height).toBuffer();
  const encode: Encode = (quality) => sharp(middle).avif({ quality, effort: 4 }).toBuffer();
  const file = await fitting(encode, tall.budget, 56);
  await writeFile(join(pictures, `${name}-tall.avif`), file);
  report.push(`tall ${(file.length / kB).toFixed(1)}`);
  await writeFile(join(pictures, `${name}.ts`), pictureModule(name, await facts(master)));
  if (isSeed(name)) {
    await sharp(master)
      .resize(960, 540)
      .webp({ quality: 80 })
      .toFile(join(seeds, `${name}.webp`));
  }
  return report.join('  ');
}

async function facts(master: string) {
  const { width, height } = await sharp(master).metadata();
  const { channels } = await sharp(master).stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('');
  const blurred = await sharp(master).resize(16, 9).blur(0.6).webp({ quality: 30 }).toBuffer();
  return {
    width,
    height,
    color: `#${hex}`,
    placeholder: `data:image/webp;base64,${blurred.toString('base64')}`,
  };
}

const isScene = (name: string): name is SceneName => name in SCENES;

await mkdir(pictures, { recursive: true });
await mkdir(seeds, { recursive: true });
const wanted = process.argv.slice(2);
const finished = (await readdir(join(here, 'masters'))).map((file) => file.replace(/\.webp$/, ''));
const names = finished.filter(isScene).sort();
for (const name of names) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`${await exportPicture(name)}\n`);
}
await writeFile(join(pictures, 'manifest.ts'), typesModule(names));
// imports in order, lines in length: as every other file of the project
const generated = [...names, 'manifest'].map((name) => join(pictures, `${name}.ts`));
const biome = join(here, '../../node_modules/.bin/biome');
await promisify(execFile)(biome, ['check', '--write', ...generated]);
