import { describe, expect, it } from 'vitest';
import { clock, fromFragment, percentsOf, toFragment } from './evening.ts';

const still = { src: '', alt: '' };
const lamps = [
  { id: 'pool', label: 'Pool', place: [60, 60] },
  { id: 'floor-lamp', label: 'Floor lamp', place: [90, 50] },
] as const;
const scenes = [
  { id: 'evening', label: 'Evening', percents: { pool: 70, 'floor-lamp': 100 }, still },
  { id: 'movie', label: 'Movie', percents: { pool: 50, 'floor-lamp': 0 }, still },
];
const choices = { lamps, scenes };
const evening = { scene: 'movie', changes: { pool: 40 }, time: 55 };

describe('the address of an evening', () => {
  it('names the scene, the changed lamps, and the time before dusk', () => {
    expect(toFragment(evening)).toBe('#light=movie&pool=40&time=55');
    expect(toFragment({ scene: 'evening', changes: {}, time: 100 })).toBe('#light=evening');
  });

  it('restores the same evening', () => {
    expect(fromFragment(toFragment(evening), choices)).toEqual(evening);
  });

  it.each(['', '#contact', '#light=breakfast', '#pool=40'])('%j restores none', (fragment) => {
    expect(fromFragment(fragment, choices)).toBeUndefined();
  });

  it.each(['101', '-1', '1e1', 'x', ''])('ignores a lamp at %j', (percent) => {
    expect(fromFragment(`#light=movie&pool=${percent}&sauna=5`, choices)?.changes).toEqual({});
  });
});

it('a scene with a changed lamp keeps its other lamps', () => {
  expect(percentsOf(evening, choices)).toEqual({ pool: 40, 'floor-lamp': 0 });
});

it.each([
  [0, '12:00 PM'],
  [50, '3:15 PM'],
  [100, '6:30 PM'],
])('a clock shows position %i as %s', (time, shown) => {
  expect(clock(time)).toBe(shown);
});
