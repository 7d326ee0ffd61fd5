import { describe, expect, it } from 'vitest';
import { inWords } from './words.ts';

const english = {
  title: 'Lighting',
  image: 'lamp',
  order: 2,
  card: { tone: 'warm', description: 'Lamps' },
  points: [{ title: 'One', icon: 'lamp' }],
  quotes: [{ content: 'Fine.', author: 'Ana' }],
};
const spanish = {
  title: 'Iluminación',
  card: { description: 'Lámparas' },
  points: [{ title: 'Uno' }],
  quotes: [{ content: 'Bien.' }],
};
const say = (words: object) =>
  inWords<object>(english, words, 'es/lighting.ts') as unknown as typeof english;

describe('inWords', () => {
  it('takes facts from the English content, and words from the other', () => {
    expect(say(spanish)).toEqual({
      title: 'Iluminación',
      image: 'lamp',
      order: 2,
      card: { tone: 'warm', description: 'Lámparas' },
      points: [{ title: 'Uno', icon: 'lamp' }],
      quotes: [{ content: 'Bien.', author: 'Ana' }],
    });
  });

  it.each([
    ['a missing text', { ...spanish, card: {} }, 'card.description has no words'],
    ['an empty text', { ...spanish, title: '' }, 'title has no words'],
    ['a missing item', { ...spanish, points: [] }, 'points has 0 items, and 1 in English'],
    ['a text too many', { ...spanish, footer: 'Luz' }, 'has the text footer, unlike English'],
  ])('names the file and the place of %s', (_, words, problem) => {
    expect(() => say(words)).toThrow(/es\/lighting\.ts/);
    expect(() => say(words)).toThrow(problem);
  });
});
