import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchWords } from './searchWords.ts';

it.each([
  ['Ana Garza', 'ana:* & garza:*'],
  ['  García ', 'garcia:*'],
  ['(956) 555-0110', '956:* & 555:* & 0110:*'],
  ['ana@example.com', 'ana:* & example:* & com:*'],
  ['نخيل', 'نخيل:*'],
])('searches for the words of "%s"', (typed, query) => {
  expect(searchWords(typed)).toBe(query);
});

it.each(['', '   ', '!&|():*<->', '"\'\\'])(
  'searches for nothing when "%s" contains no word',
  (typed) => {
    expect(searchWords(typed)).toBeNull();
  },
);

it('never passes on a query operator, whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'&|!():*<->\'"\\,.%\u0000 aé1') }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const query = searchWords(text);
      if (query === null) return;
      const words = query.split(' & ');
      expect(words.length).toBeLessThanOrEqual(8);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,60}:\*$/u);
    }),
  );
});
