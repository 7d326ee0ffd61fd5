/**
 * Writes the library's font files, and `fonts.css`, which lists the letters in each file. The first
 * file of an upright face covers English and Spanish, and the italic's covers headings. The other two load
 * when a page contains one of their letters. Run `node scripts/subset-fonts.ts` by hand after a font
 * update.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const codePoints = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

const own = [...range(0x20, 0x7e), ...codePoints('ñáéíóúüÑÁÉÍÓÚÜ¿¡\u00a0©®°·–—‘’“”•…′″€™×½→')];
const westEuropean = [
  ...codePoints('¢£¥§¨ª«¯´¶¸º»'),
  ...range(0xc0, 0xff),
  ...codePoints('Œœıˆ˚˜‚„‹›'),
];
const latinExtended = [
  ...range(0x100, 0x17f),
  ...[0x1cd, 0x1ce, ...range(0x218, 0x21b), ...range(0x1e80, 0x1e85), 0x1e9e, 0x1ef2, 0x1ef3],
];

/** Headings set a word or two in italics, and quotations a sentence: letters and common punctuation. */
const words = codePoints('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ .,!?&-—‘’“”ñáéíóúÑ');

/** Each letter is only in the first file that lists it, so a page never loads two files for it. */
const subsetsOf = (style: string) => {
  const first = style === 'italic' ? words : own;
  const rest = (letters: readonly number[], earlier: readonly number[]) =>
    [...new Set(letters)].filter((letter) => !earlier.includes(letter));
  const second = rest([...own, ...westEuropean], first);
  const third = rest(latinExtended, [...first, ...second]);
  return [
    { ending: '', source: 'latin', letters: first },
    { ending: '-latin', source: 'latin', letters: second },
    { ending: '-latin-ext', source: 'latin-ext', letters: third },
  ];
};

const serif = (source: string, style: string) =>
  `@fontsource/instrument-serif/files/instrument-serif-${source}-400-${style}`;
const faces = [
  {
    file: 'instrument-sans',
    family: 'Instrument Sans',
    weight: '400 700',
    style: 'normal',
    from: (source: string) =>
      `@fontsource-variable/instrument-sans/files/instrument-sans-${source}-wght-normal`,
  },
  {
    file: 'instrument-serif',
    family: 'Instrument Serif',
    weight: '400',
    style: 'normal',
    from: (source: string) => serif(source, 'normal'),
  },
  {
    file: 'instrument-serif-italic',
    family: 'Instrument Serif',
    weight: '400',
    style: 'italic',
    from: (source: string) => serif(source, 'italic'),
  },
];

/** `U+20-7E, U+A0`: what `unicode-range` expects. */
function unicodeRange(letters: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const letter of letters.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === letter - 1) last[1] = letter;
    else runs.push([letter, letter]);
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase();
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

const ui = new URL('../packages/ui/', import.meta.url);
const rules: string[] = [];
for (const { file, family, weight, style, from } of faces) {
  for (const { ending, source, letters } of subsetsOf(style)) {
    const original = new URL(`node_modules/${from(source)}.woff2`, ui);
    const font = await readFile(original);
    const text = String.fromCodePoint(...letters);
    // Kerning is half of the sans, so only the visible pairs are added back.
    const isKernedAnew = family === 'Instrument Sans';
    const options = {
      targetFormat: 'woff2',
      // Hinting only helps on low-resolution screens. Without it, the serif is a third smaller.
      noHinting: true,
      dropTables: isKernedAnew ? ['GPOS'] : [],
    } as const;
    const subset = await subsetFont(font, text, options);
    const path = new URL(`src/theme/fonts/${file}${ending}.woff2`, ui);
    await writeFile(path, subset);
    if (isKernedAnew) {
      const script = fileURLToPath(new URL('kern-sans.py', import.meta.url));
      execFileSync('python3', [script, fileURLToPath(original), fileURLToPath(path)]);
    }
    console.log(`${fileURLToPath(path)}: ${font.length} -> ${subset.length} bytes`);
    rules.push(`@font-face {
  font-family: "${family}";
  src: url("./fonts/${file}${ending}.woff2") format("woff2");
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}`);
  }
}
const comment = '/* Written by scripts/subset-fonts.ts: each letter is in one file of its face. */';
await writeFile(new URL('src/theme/fonts.css', ui), `${[comment, ...rules].join('\n')}\n`);
