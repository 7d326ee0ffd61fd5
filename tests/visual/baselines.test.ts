import { describe, expect, it } from 'vitest';
import {
  compare,
  formatBaselines,
  hashOf,
  merge,
  type Pictures,
  parseBaselines,
} from './baselines.ts';

const poses = ['dark-390', 'light-390'];
const pictures = (stories: Record<string, Record<string, string>>): Pictures =>
  new Map(Object.entries(stories).map(([story, taken]) => [story, new Map(Object.entries(taken))]));

const accepted = pictures({
  'button--default': { 'dark-390': 'aa', 'light-390': 'bb' },
  'card--default': { 'dark-390': 'cc', 'light-390': 'dd' },
});

const isCard = (story: string) => story.startsWith('card');

describe('baselines', () => {
  it('finds nothing when every picture is as it was', () => {
    expect(compare(accepted, accepted)).toEqual({ changed: [], added: [], removed: [] });
  });

  it('finds the one pose that changed', () => {
    const now = merge(
      accepted,
      pictures({ 'card--default': { 'dark-390': 'cc', 'light-390': 'ee' } }),
      isCard,
    );
    expect(compare(accepted, now)).toEqual({
      changed: [{ story: 'card--default', pose: 'light-390' }],
      added: [],
      removed: [],
    });
  });

  it('finds new stories and baselines whose story is gone', () => {
    const now = pictures({
      'button--default': { 'dark-390': 'aa', 'light-390': 'bb' },
      'badge--default': { 'dark-390': 'ff' },
    });
    expect(compare(accepted, now)).toEqual({
      changed: [],
      added: [{ story: 'badge--default', pose: 'dark-390' }],
      removed: [
        { story: 'card--default', pose: 'dark-390' },
        { story: 'card--default', pose: 'light-390' },
      ],
    });
  });

  it('finds a pose that is no longer taken', () => {
    const now = merge(accepted, pictures({ 'card--default': { 'dark-390': 'cc' } }), isCard);
    expect(compare(accepted, now).removed).toEqual([{ story: 'card--default', pose: 'light-390' }]);
  });

  it('forgets what was looked for and is gone, and keeps what nobody looked for', () => {
    expect([...merge(accepted, new Map(), isCard).keys()]).toEqual(['button--default']);
  });

  it('reads what it wrote, and writes the same whatever the order', () => {
    const kept = { drawnBy: 'Chromium 1, probe ab', pictures: accepted };
    const text = formatBaselines(kept, poses);
    expect(parseBaselines(text)).toEqual(kept);
    const turned = { ...kept, pictures: new Map([...accepted].reverse()) };
    expect(formatBaselines(turned, poses)).toBe(text);
  });

  it('leaves a gap where a pose was never taken', () => {
    const text = formatBaselines(
      { drawnBy: '', pictures: pictures({ a: { 'light-390': 'bb' } }) },
      poses,
    );
    expect(text).toContain('a - bb');
    expect(parseBaselines(text).pictures).toEqual(pictures({ a: { 'light-390': 'bb' } }));
  });

  it('hashes two pictures that differ by one pixel to two words', () => {
    expect(hashOf(Buffer.from([1, 2, 3]))).not.toBe(hashOf(Buffer.from([1, 2, 4])));
  });
});
