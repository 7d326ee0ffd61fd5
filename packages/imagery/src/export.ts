// Converts masters/ to the files that the site ships: AVIF in several widths and one WebP, a
// portrait crop, the dimmed, daytime, and builder's versions if they have masters, the manifest, and the seed
// images of the local backend.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PictureFacts } from '@custom-designs/site/pictures/manifest';
import {
  type Budgets,
  colorOf,
  dimmedBudgets,
  pictureBudgets,
  writePicture,
  writeVariant,
} from '@custom-designs/site/pictures/variants';
import sharp from 'sharp';
import { BEFORE, NOON, SCENES, type SceneName } from './alt.ts';
import { CROPS } from './crops.ts';

const imagery = join(import.meta.dirname, '..');
const pictures = join(imagery, '../../site/src/pictures');
const seeds = join(imagery, '../../supabase/images/seed');
// The hero is the home page's largest paint, so its budgets are smaller.
const heroBudgets = { ...pictureBudgets, 1600: 90_000 };
/** Whether it shows a lighting scene of another picture's room. */
const isStill = (name: SceneName) =>
  Object.keys(SCENES).some((room) => name.startsWith(`${room}-`));

// Only pages use these pictures. The seed's rows use the others.
const isSeed = (name: SceneName) =>
  !/^(home-hero|not-found|city-|commercial-|residential-|story-)/.test(name) && !isStill(name);

const budgetsOf = (name: SceneName) => (name === 'home-hero' ? heroBudgets : pictureBudgets);

/**
 * Raises the brightness, contrast, and saturation of a daytime render. A room that visitors light keeps its own,
 * because they mix its daylight from the same exposures.
 */
const develop = (noon: Buffer) =>
  sharp(noon).gamma(1, 1.4).linear(1.08, -16).modulate({ saturation: 1.2 }).png().toBuffer();

/** Returns the master in another light, such as `pillar-audio-low.webp`, if it exists. */
async function inLight(
  name: SceneName,
  light: 'low' | 'noon' | 'before',
): Promise<Buffer | undefined> {
  const file = join(imagery, `masters/${name}-${light}.webp`);
  if (!existsSync(file)) return undefined;
  const master = await readFile(file);
  const isRoom = existsSync(join(pictures, 'rooms', name));
  return light === 'noon' && !isRoom ? develop(master) : master;
}

async function exportLow(name: SceneName) {
  const master = await inLight(name, 'low');
  if (!master) return {};
  const crop = CROPS[name]?.portrait;
  const widths = await writeVariant(master, `${name}-low`, pictures, dimmedBudgets, crop);
  return { dimmed: { widths } };
}

async function exportDescribed(
  name: SceneName,
  light: 'noon' | 'before',
  alt?: string,
  budgets?: Budgets,
) {
  const master = await inLight(name, light);
  if (!master) return undefined;
  if (!alt) throw new Error(`Nobody says what ${name}-${light} shows: add it to alt.ts.`);
  const crop = CROPS[name]?.portrait;
  const widths = await writeVariant(master, `${name}-${light}`, pictures, budgets, crop);
  return { widths, color: await colorOf(master), alt };
}

async function exportPicture(name: SceneName): Promise<PictureFacts> {
  const master = join(imagery, `masters/${name}.webp`);
  const daytime = await exportDescribed(name, 'noon', NOON[name]);
  const before = await exportDescribed(name, 'before', BEFORE[name], budgetsOf(name));
  const { focus, portrait } = CROPS[name] ?? {};
  const picture = await readFile(master);
  const facts = {
    ...(await writePicture(picture, name, pictures, budgetsOf(name), portrait)),
    ...(focus !== undefined && { focus }),
    ...(await exportLow(name)),
    ...(daytime && { daytime }),
    ...(before && { before }),
  };
  if (isSeed(name)) {
    await sharp(master)
      .resize(960, 540)
      .webp({ quality: 80 })
      .toFile(join(seeds, `${name}.webp`));
  }
  return { ...facts, alt: SCENES[name] };
}

const isScene = (name: string): name is SceneName => name in SCENES;

await mkdir(pictures, { recursive: true });
await mkdir(seeds, { recursive: true });
const wanted = process.argv.slice(2);
const finished = (await readdir(join(imagery, 'masters'))).map((file) =>
  file.replace(/\.webp$/, ''),
);
const names = finished.filter(isScene).sort();
const path = join(pictures, 'manifest.json');
const known: Record<string, PictureFacts> = JSON.parse(await readFile(path, 'utf8'));
const manifest: Record<string, PictureFacts> = {};
for (const name of names) {
  const isWanted = wanted.length === 0 || wanted.includes(name);
  const facts = isWanted ? await exportPicture(name) : known[name];
  if (facts) manifest[name] = facts;
  if (isWanted) process.stdout.write(`${name}\n`);
}
await writeFile(path, JSON.stringify(manifest));
// Formats the manifest like every other file of the project.
const biome = join(imagery, '../../node_modules/.bin/biome');
await promisify(execFile)(biome, ['check', '--write', path]);
