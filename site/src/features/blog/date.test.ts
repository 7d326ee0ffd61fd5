import { afterEach, describe, expect, it } from 'vitest';
import { calendarDay, longDate } from './date.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('dates of posts', () => {
  it.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
    'shows the written day, also in %s',
    (timeZone) => {
      process.env.TZ = timeZone;
      expect(longDate('2023-05-28')).toBe('May 28, 2023');
      expect(longDate(calendarDay('2024-01-01') ?? '')).toBe('January 1, 2024');
    },
  );

  it.each([
    ['a day', '2023-05-28', '2023-05-28'],
    ['a day kept as midnight UTC', '2023-05-28T00:00:00+00:00', '2023-05-28'],
    [
      'an evening at the office, already tomorrow in UTC',
      '2023-05-29T03:30:00+00:00',
      '2023-05-28',
    ],
    ['a moment with a short offset', '2023-05-28 12:00:00+00', '2023-05-28'],
    ['a moment without an offset', '2023-05-28T12:00:00', '2023-05-28'],
    ['words', 'last spring', null],
    ['a day no calendar has', '2023-13-41', null],
    ['nothing', null, null],
  ])('reads the date %s', (_name, value, day) => {
    expect(calendarDay(value)).toBe(day);
  });
});
