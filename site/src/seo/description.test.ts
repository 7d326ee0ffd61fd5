import { describe, expect, it } from 'vitest';
import { metaDescription } from './description.ts';

describe('metaDescription', () => {
  it('leaves a text of 160 characters unchanged', () => {
    const text = `${'word '.repeat(31)}lamps`;
    expect(text).toHaveLength(160);
    expect(metaDescription(text)).toBe(text);
  });

  it('ends a longer text after the last sentence that fits', () => {
    const sentence = 'Light that makes fabric and fruit look right, all day and all year.';
    expect(metaDescription(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
  });

  it('keeps a sentence of exactly 160 characters whole', () => {
    const sentence = `${'word '.repeat(31)}end.`.padStart(160, 'a');
    expect(metaDescription(`${sentence} More.`)).toBe(sentence);
  });

  it('adds an ellipsis if no whole sentence is long enough', () => {
    expect(metaDescription('word '.repeat(50))).toBe(`${'word '.repeat(32).trim()}…`);
    expect(metaDescription(`Yes. ${'word '.repeat(50)}`)).toMatch(/^Yes\. word .* word…$/);
  });

  it('does not end with a comma', () => {
    expect(metaDescription(`${'a'.repeat(150)}, bbbbbbbbbbbbb`)).toBe(`${'a'.repeat(150)}…`);
  });

  it('cuts inside a word only if it must', () => {
    expect(metaDescription('x'.repeat(20_000))).toBe(`${'x'.repeat(159)}…`);
  });

  it('joins several lines into one', () => {
    expect(metaDescription(' Light\n  and sound ')).toBe('Light and sound');
  });
});
