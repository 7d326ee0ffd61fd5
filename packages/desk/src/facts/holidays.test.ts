import { expect, it } from 'vitest';
import { holidaysFrom } from './holidays.ts';

const moving = ['Memorial Day', 'Labor Day', 'Thanksgiving'];

// The dates of opm.gov's list of federal holidays.
it.each([
  [2024, ['2024-05-27', '2024-09-02', '2024-11-28']],
  [2025, ['2025-05-26', '2025-09-01', '2025-11-27']],
  [2026, ['2026-05-25', '2026-09-07', '2026-11-26']],
  [2027, ['2027-05-31', '2027-09-06', '2027-11-25']],
  [2028, ['2028-05-29', '2028-09-04', '2028-11-23']],
  [2029, ['2029-05-28', '2029-09-03', '2029-11-22']],
])('finds the holidays of %i that fall on a weekday', (year, dates) => {
  const found = holidaysFrom(`${year}-01-01`).filter(({ reason }) => moving.includes(reason));
  expect(found.map(({ date }) => date)).toEqual(dates);
});

it('lists the holidays of the next twelve months, from today on', () => {
  expect(holidaysFrom('2026-11-26')).toEqual([
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-25', reason: 'Christmas' },
    { date: '2027-01-01', reason: 'New Year’s Day' },
    { date: '2027-05-31', reason: 'Memorial Day' },
    { date: '2027-07-04', reason: 'Independence Day' },
    { date: '2027-09-06', reason: 'Labor Day' },
    { date: '2027-11-25', reason: 'Thanksgiving' },
  ]);
});
