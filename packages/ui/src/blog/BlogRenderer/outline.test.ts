import { expect, it } from 'vitest';
import type { Section } from '../content/index.ts';
import { outline } from './outline.ts';

const of = (...types: ('heading' | 'subheading' | 'paragraph' | 'conclusion')[]): Section[] =>
  types.map((type) => ({ type, text: type === 'heading' ? 'Conclusion' : 'Words' }));
const levels = (sections: Section[]) => outline(sections, 'Conclusion').map(({ level }) => level);

it('never skips a heading level, wherever a subheading is', () => {
  expect(levels(of('subheading', 'heading', 'subheading'))).toEqual([2, 2, 3]);
  expect(levels(of('subheading', 'subheading'))).toEqual([2, 2]);
  expect(levels(of('paragraph', 'conclusion', 'subheading'))).toEqual([2, 2, 3]);
});

it('adds a heading to a conclusion once, unless the article has one', () => {
  const heads = (sections: Section[]) =>
    outline(sections, 'Conclusion').filter(({ startsConclusion }) => startsConclusion).length;
  expect(heads(of('paragraph', 'conclusion', 'conclusion'))).toBe(1);
  expect(heads(of('heading', 'conclusion'))).toBe(0);
});

it('marks the first paragraph as the opening only at the start', () => {
  expect(outline(of('paragraph', 'paragraph'), '').map(({ isOpening }) => isOpening)).toEqual([
    true,
    false,
  ]);
  expect(outline(of('heading', 'paragraph'), '').some(({ isOpening }) => isOpening)).toBe(false);
});
