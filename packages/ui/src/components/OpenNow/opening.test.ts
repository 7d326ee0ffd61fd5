import { describe, expect, it } from 'vitest';
import { hourOf } from './OpenNow.tsx';
import { openingAt } from './opening.ts';

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

describe('special days', () => {
  const special = [
    { date: '2026-11-26', opens: null, closes: null, reason: 'Thanksgiving' },
    { date: '2026-11-27', opens: null, closes: null },
    { date: '2026-11-29', opens: '12:00', closes: '14:00', reason: 'Open house' },
  ];
  it.each([
    ['closed, with the reason', '2026-11-26T16:00:00Z', false, 'Saturday', '10:00', 'Thanksgiving'],
    ['closed, without one', '2026-11-27T16:00:00Z', false, 'Saturday', '10:00', undefined],
    ['the night before', '2026-11-26T05:30:00Z', false, 'Saturday', '10:00', undefined],
    ['open on a closed weekday', '2026-11-29T18:30:00Z', true, 'Sunday', '14:00', undefined],
    ['after Saturday', '2026-11-28T23:00:00Z', false, 'Sunday', '12:00', undefined],
  ])('%s', (_when, now, isOpen, weekday, time, reason) => {
    const opening = openingAt(hours, 'America/Chicago', new Date(now), special);
    expect(opening).toMatchObject({ isOpen, weekday, time });
    expect(opening?.reason).toBe(reason);
  });

  it('may close an office for longer than a week', () => {
    const saturdays = ['2026-03-14', '2026-03-21'].map((date) => ({
      date,
      opens: null,
      closes: null,
    }));
    const opening = openingAt(
      hours.slice(1),
      'America/Chicago',
      new Date('2026-03-08T00:00:00Z'),
      saturdays.slice(0, 1),
    );
    expect(opening).toMatchObject({ inDays: 14, weekday: 'Saturday' });
  });
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
