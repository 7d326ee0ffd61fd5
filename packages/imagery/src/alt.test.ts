import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureManifest } from '@custom-designs/site/pictures/manifest';
import { expect, it } from 'vitest';
import { SCENES } from './alt.ts';

const path = join(import.meta.dirname, '../../../site/src/pictures/manifest.json');

it('the site has every picture, with its alt text', async () => {
  const manifest: PictureManifest = JSON.parse(await readFile(path, 'utf8'));
  const exported = Object.entries(manifest).map(([name, { alt }]) => [name, alt]);
  expect(Object.fromEntries(exported)).toEqual(SCENES);
});
