import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureBudgets } from '../../build/pictures.ts';
import { SCENES } from '../../imagery/alt.ts';
import { altTexts } from '../content/pages.server.ts';

const here = import.meta.dirname;
const names = Object.keys(SCENES);
const limits: Record<number, number> = pictureBudgets;

const limitOf = (name: string, width: number) =>
  name === 'home-hero' && width === 1600 ? 90_000 : (limits[width] ?? 0);

test.each(Object.keys(limits).map(Number))(
  'a phone on a slow line never waits for a picture past its budget at %i px',
  async (width) => {
    const sizes = await Promise.all(
      names.map(async (name) => {
        const { size } = await stat(join(here, `${name}-${width}.avif`));
        return { name, size, fits: size <= limitOf(name, width) };
      }),
    );
    expect(sizes.filter(({ fits }) => !fits)).toEqual([]);
  },
);

test('no picture is described twice, and each brings a placeholder of at most 300 bytes', async () => {
  for (const name of names) {
    const source = await readFile(join(here, `${name}.ts`), 'utf8');
    const placeholder = /placeholder:\s*'(data:image\/webp;base64,[^']+)'/.exec(source)?.[1] ?? '';
    expect(placeholder.length, name).toBeGreaterThan(60);
    expect(placeholder.length, name).toBeLessThanOrEqual(300);
    // The page that opens with a picture may say what it shows.
    expect(/alt:\s*'.{30,}'/.test(source) && altTexts.has(name), name).toBe(false);
  }
});

test('no two pictures are the same file', async () => {
  const files = await Promise.all(
    names.map((name) => readFile(join(here, `${name}-480.avif`), 'base64')),
  );
  expect(new Set(files).size).toBe(names.length);
});
