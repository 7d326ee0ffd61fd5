import { describe, expect, it } from 'vitest';
import { brownsville } from './brownsville.ts';
import { edinburg } from './edinburg.ts';
import { harlingen } from './harlingen.ts';
import { mcallen } from './mcallen.ts';
import { mission } from './mission.ts';
import { rioGrandeCity } from './rio-grande-city.ts';
import type { City } from './schema.ts';
import { southPadreIsland } from './south-padre-island.ts';

const cities: City[] = [
  southPadreIsland,
  brownsville,
  harlingen,
  mcallen,
  mission,
  edinburg,
  rioGrandeCity,
];
const pairs = cities.flatMap((one, index) =>
  cities.slice(index + 1).map((other): [string, string, City, City] => {
    return [one.name, other.name, one, other];
  }),
);

const unread = ['slug', 'path', 'image', 'call'];

function texts(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    unread.includes(key) ? [] : texts(value),
  );
}

/** The city's own name counts as the same word everywhere, or a renamed copy would look different. */
const words = (city: City) =>
  texts(city).flatMap(
    (text) =>
      text
        .toLowerCase()
        .replaceAll(city.name.toLowerCase(), 'city')
        .match(/[\p{L}\d$]+/gu) ?? [],
  );

const runsOf = (length: number, list: string[]) =>
  list.slice(length - 1).map((_, index) => list.slice(index, index + length).join(' '));

/** The part of the shorter page that the longer one has too, each occurrence counted once. */
function shared(one: City, other: City, length = 1): number {
  const [shorter = [], longer = []] = [one, other]
    .map((city) => runsOf(length, words(city)))
    .sort((a, b) => a.length - b.length);
  const left = new Map<string, number>();
  for (const run of longer) left.set(run, (left.get(run) ?? 0) + 1);
  let found = 0;
  for (const run of shorter) {
    const count = left.get(run) ?? 0;
    if (count > 0) found += 1;
    left.set(run, count - 1);
  }
  return found / shorter.length;
}

describe('city pages side by side', () => {
  // Any two English texts of this length share some 40 % of their words: the, and, a, for.
  it.each(pairs)('%s and %s share at most 60 %% of their words', (_one, _other, one, other) => {
    expect(shared(one, other)).toBeLessThanOrEqual(0.6);
  });

  it.each(pairs)('%s and %s share hardly a phrase', (_one, _other, one, other) => {
    expect(shared(one, other, 3)).toBeLessThanOrEqual(0.1);
  });

  it('takes a page under another name for the copy that it is', () => {
    const copy = JSON.parse(JSON.stringify(harlingen).replaceAll('Harlingen', 'Edinburg')) as City;
    expect(shared(harlingen, copy)).toBe(1);
    expect(shared(harlingen, copy, 3)).toBe(1);
  });

  it('tells a page whose second half alone is new from an own one', () => {
    const half: City = { ...harlingen, local: brownsville.local, closing: brownsville.closing };
    expect(shared(harlingen, half, 3)).toBeGreaterThan(0.3);
  });
});
