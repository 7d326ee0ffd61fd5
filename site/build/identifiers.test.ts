import { describe, expect, it } from 'vitest';
import { identifiers } from './identifiers.ts';

const namesOf = (filePath: string, hashes: readonly string[]) =>
  hashes.map((hash) => identifiers({ hash, filePath }));

describe('identifiers', () => {
  it('names the classes of a file by three characters and their count', () => {
    const names = namesOf('src/Button.css.ts', ['17xh5ny0', '17xh5ny1', '17xh5ny10']);
    const [first] = names;
    expect(first).toMatch(/^[a-z][0-9a-z]{2}0$/);
    expect(names).toEqual([first, first?.replace(/0$/, '1'), first?.replace(/0$/, '10')]);
  });

  it('gives a file the same names when it is read again', () => {
    const once = namesOf('src/Card.css.ts', ['abcdefg0', 'abcdefg1']);
    expect(namesOf('src/Card.css.ts', ['abcdefg0', 'abcdefg1'])).toEqual(once);
  });

  it('refuses two files that would share their names', () => {
    const paths = Array.from({ length: 2000 }, (_, index) => `src/Part${index}.css.ts`);
    expect(() => paths.map((path) => namesOf(path, ['abcdefg0']))).toThrow(/same class names/);
  });
});
