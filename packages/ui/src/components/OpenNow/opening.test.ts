import { describe, expect, it } from 'vitest';
import { hourOf, openingAt } from './opening.ts';

const hours = [
  {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  { weekdays: ['Saturday'], opens: '10:00', closes: '16:00' },
  { weekdays: ['Sunday'], opens: null, closes: null },
];
const at = (now: string, timeZone = 'America/Chicago') => openingAt(hours, timeZone, new Date(now));

describe('an office in Texas', () => {
  it.each([
    // 2026-03-02 is a Monday. Central Standard Time is six hours behind UTC.
    ['the minute it opens', '2026-03-02T15:00:00Z', true, 'Monday', '18:00'],
    ['a minute before', '2026-03-02T14:59:59Z', false, 'Monday', '09:00'],
    ['the last minute', '2026-03-02T23:59:59Z', true, 'Monday', '18:00'],
    ['the minute it closes', '2026-03-03T00:00:00Z', false, 'Tuesday', '09:00'],
    ['after midnight', '2026-03-03T06:00:00Z', false, 'Tuesday', '09:00'],
    ['Friday night', '2026-03-07T03:00:00Z', false, 'Saturday', '10:00'],
    ['Saturday afternoon', '2026-03-07T21:59:00Z', true, 'Saturday', '16:00'],
    ['Saturday night, before a closed Sunday', '2026-03-08T00:00:00Z', false, 'Monday', '09:00'],
    ['Sunday', '2026-03-08T18:00:00Z', false, 'Monday', '09:00'],
    // Daylight saving time starts on 2026-03-08 and ends on 2026-11-01.
    ['the Monday after clocks went forward', '2026-03-09T14:00:00Z', true, 'Monday', '18:00'],
    ['an hour earlier', '2026-03-09T13:59:00Z', false, 'Monday', '09:00'],
    ['the Monday after clocks went back', '2026-11-02T14:59:00Z', false, 'Monday', '09:00'],
  ])('%s', (_when, now, isOpen, weekday, time) => {
    expect(at(now)).toMatchObject({ isOpen, weekday, time });
  });

  it('knows its own weekday, not the visitor’s', () => {
    expect(at('2026-03-03T05:00:00Z')).toMatchObject({ today: 'Monday', weekday: 'Tuesday' });
    expect(at('2026-03-03T05:00:00Z', 'Asia/Tokyo')).toMatchObject({
      today: 'Tuesday',
      isOpen: true,
    });
  });
});

it('finds the same weekday again if the office opens once a week', () => {
  const once = hours.slice(1);
  const opening = openingAt(once, 'America/Chicago', new Date('2026-03-08T00:00:00Z'));
  expect(opening).toMatchObject({ isOpen: false, inDays: 7, weekday: 'Saturday' });
});

it('knows nothing about an office that never opens', () => {
  expect(openingAt([], 'America/Chicago', new Date())).toBeUndefined();
  expect(openingAt(hours.slice(2), 'America/Chicago', new Date())).toBeUndefined();
});

it.each([
  ['00:00', '12 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12 PM'],
  ['18:00', '6 PM'],
  ['24:00', '12 AM'],
])('says %s as %s', (time, said) => expect(hourOf(time)).toBe(said));
