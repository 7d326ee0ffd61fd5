import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Budgets, dimmedBudgets, pictureBudgets } from '../../build/pictureVariants.ts';
import { altTexts } from '../content/pages.server.ts';
import manifest from './manifest.json' with { type: 'json' };
import { findPicture } from './pictures.server.ts';

const here = import.meta.dirname;
const names = Object.keys(manifest);

/** The byte limit of an AVIF file, by its name: `home-hero-low-480.avif`, `home-hero-tall.avif`. */
function limitOf(file: string): number {
  if (file === 'home-hero-1600.avif') return 90_000;
  const [, light, size = ''] = /(-low)?-(\d+|tall)\.avif$/.exec(file) ?? [];
  const budgets: Budgets = light ? dimmedBudgets : pictureBudgets;
  return size === 'tall' ? budgets.portrait : (budgets[Number(size)] ?? budgets.whole ?? 0);
}

test('a picture for phones never exceeds its byte budget', async () => {
  const files = (await readdir(here)).filter((file) => file.endsWith('.avif'));
  expect(files.length).toBeGreaterThanOrEqual(3 * names.length);
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: (await stat(join(here, file))).size })),
  );
  expect(sizes.filter(({ file, size }) => size > limitOf(file))).toEqual([]);
});

test('every picture has all its files and one alt text', () => {
  for (const name of names) {
    const picture = findPicture(name);
    expect(picture, name).toBeDefined();
    // Otherwise the page with the picture has the alt text.
    const isDescribed = (picture?.alt.length ?? 0) > 30;
    expect(isDescribed && altTexts.has(name), name).toBe(false);
  }
});

test('no two pictures are the same file', async () => {
  const files = await Promise.all(
    names.map((name) => readFile(join(here, `${name}-480.avif`), 'base64')),
  );
  expect(new Set(files).size).toBe(names.length);
});
