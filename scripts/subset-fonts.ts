/**
 * Subsets the two type families to the characters that this site uses (English, Spanish, and
 * typographic punctuation), so that the three files together stay within the font budget. Other
 * letters use the metric-matched system font. Run this by hand after a font update.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const characters = `${range(0x20, 0x7e)}ñáéíóúüÑÁÉÍÓÚÜ¿¡\u00a0©®·–—‘’“”•…′″€™×°½→`;

const ui = new URL('../packages/ui/', import.meta.url);
const files = [
  ['@fontsource/instrument-serif/files/instrument-serif-latin-400-normal', 'instrument-serif'],
  [
    '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic',
    'instrument-serif-italic',
  ],
  [
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal',
    'instrument-sans',
  ],
] as const;

for (const [source, target] of files) {
  const font = await readFile(new URL(`node_modules/${source}.woff2`, ui));
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2' });
  const path = new URL(`src/theme/fonts/${target}.woff2`, ui);
  await writeFile(path, subset);
  console.log(`${fileURLToPath(path)}: ${font.length} -> ${subset.length} bytes`);
}
