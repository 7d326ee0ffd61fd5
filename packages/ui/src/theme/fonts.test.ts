import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');

interface Face {
  file: string;
  name: string;
  letters: ReadonlySet<number>;
}

const declared = (rule: string, name: string) =>
  new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1]?.replace(/\s+/g, ' ') ?? '';

const faces: Face[] = [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, rule = '']) => ({
  file: /\.\/fonts\/[\w-]+\.woff2/.exec(rule)?.[0] ?? '',
  name: `${declared(rule, 'font-family')} ${declared(rule, 'font-style')}`,
  letters: new Set(
    declared(rule, 'unicode-range')
      .split(', ')
      .flatMap((part) => {
        const [from = 0, to = from] = part
          .slice(2)
          .split('-')
          .map((digits) => Number.parseInt(digits, 16));
        return Array.from({ length: to - from + 1 }, (_, index) => from + index);
      }),
  ),
}));

const names = [...new Set(faces.map(({ name }) => name))];

describe('fonts', () => {
  it.each(names)('%s has every letter of European languages in Latin script', (name) => {
    const letters =
      'äöüßÄÖÜẞ àâæçéèêëîïôœùûÿ ãõ ąćęłńóśźż áčďéěíňóřšťúůýž őűŐŰ ăâîșț ğışİ åæø āēģīķļņū ėįų ðþ ŵŷ';
    const covered = faces.filter((face) => face.name === name);
    const missing = [...letters.replaceAll(' ', '')].filter(
      (letter) => !covered.some((face) => face.letters.has(letter.codePointAt(0) ?? 0)),
    );
    expect(missing).toEqual([]);
  });

  it.each(names)('%s has each letter in one file, so that no page loads two for it', (name) => {
    const all = faces.filter((face) => face.name === name).flatMap(({ letters }) => [...letters]);
    expect(all.length).toBe(new Set(all).size);
  });

  it.each([
    ['"Instrument Sans" normal', 'The quick brown fox: “¿Qué hora es?” Año, pingüino – 1 × 2 = 2…'],
    [
      '"Instrument Serif" normal',
      'The quick brown fox: “¿Qué hora es?” Año, pingüino – 1 × 2 = 2…',
    ],
    ['"Instrument Serif" italic', 'The quick brown fox, “Año, niñez & más!”'],
  ])('%s loads one file for the text %j', (name, text) => {
    const needed = faces.filter(
      (face) =>
        face.name === name &&
        [...text].some((letter) => face.letters.has(letter.codePointAt(0) ?? 0)),
    );
    expect(needed).toHaveLength(1);
  });
});
