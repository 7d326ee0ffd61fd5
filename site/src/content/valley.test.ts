import { milesTo } from '@custom-designs/ui/exhibits/ValleyMap';
import { expect, it } from 'vitest';
import { communities } from './pages.server.ts';
import { valley } from './valley.ts';

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name);

it('has a lamp for every city', () => {
  const cities = communities.map(({ name, path }) => ({ name, href: path }));
  const lamps = valley.places.map(({ name, href }) => ({ name, href }));
  expect(lamps.toSorted(byName)).toEqual(cities.toSorted(byName));
});

it('measures the roads', () => {
  const miles = valley.places.map((place) => [place.name, milesTo(place)]);
  expect(Object.fromEntries(miles)).toEqual({
    McAllen: 0,
    Mission: 6,
    Edinburg: 9,
    Harlingen: 35,
    'Rio Grande City': 40,
    Brownsville: 60,
    'South Padre Island': 75,
  });
});
