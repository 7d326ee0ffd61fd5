import { describe, expect, it } from 'vitest';
import { byWeek, durationOf, lastWeeks, medianOf, mostBy, sumOf, WEEKS } from './reports.ts';

const row = {
  week: '2026-11-16',
  page: '/contact',
  service: null,
  messages: 4,
  contacted: 2,
  seconds_to_contact: 7200,
  won: 1,
};
const rows = [
  row,
  { ...row, service: 'lighting-design', messages: 3, contacted: 0, seconds_to_contact: 0, won: 0 },
  { ...row, week: '2026-11-09', page: '/about', messages: 1, contacted: 1, seconds_to_contact: 60 },
];
// A Sunday, so its week started on the Monday before.
const now = Date.UTC(2026, 10, 22, 23);

describe('the reports of the inbox', () => {
  it('include weeks without a message', () => {
    expect(lastWeeks(now).slice(0, 2)).toEqual(['2026-11-16', '2026-11-09']);
    const weeks = byWeek(rows, now);
    expect(weeks).toHaveLength(WEEKS);
    expect(weeks.map(({ messages }) => messages).slice(0, 3)).toEqual([7, 1, 0]);
  });

  it('measure the time until the first contact of contacted senders', () => {
    expect(sumOf(rows)).toEqual({ messages: 8, won: 2, secondsToContact: 2420 });
    expect(sumOf([]).secondsToContact).toBeNull();
  });

  it('list the page with the most messages first', () => {
    expect(mostBy(rows, 'page').map(({ value, messages }) => [value, messages])).toEqual([
      ['/contact', 7],
      ['/about', 1],
    ]);
    expect(mostBy(rows, 'service', 1)).toMatchObject([{ value: null, messages: 5 }]);
  });
});

it.each([
  [null, '–'],
  [20, '0 min'],
  [3540, '59 min'],
  [7200, '2 h'],
  [19_200, '5 h 20 min'],
  [86_400, '1 d'],
  [277_200, '3 d 5 h'],
])('%s seconds are shown as "%s"', (seconds, text) => {
  expect(durationOf(seconds)).toBe(text);
});

it.each([
  [[], null],
  [[30], 30],
  [[30, 10, 200], 30],
  [[30, 10], 20],
])('the median of %j is %s', (numbers, median) => expect(medianOf(numbers)).toBe(median));
