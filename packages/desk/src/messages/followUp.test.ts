import '../site.fixtures.ts';
import { describe, expect, it } from 'vitest';
import {
  afterContact,
  afterStatus,
  dayLabel,
  isDue,
  isSameSender,
  openMinutes,
  silentDays,
  suggestedDays,
} from './followUp.ts';
import { storedLead } from './storedLead.fixtures.ts';
import type { StoredLead } from './storedLead.ts';

describe('a follow-up', () => {
  it.each([
    ['2026-11-26', ['2026-11-27', '2026-11-30']],
    ['2026-11-29', ['2026-11-30']],
    ['2026-11-30', ['2026-12-01', '2026-12-07']],
  ])('on %s suggests %j', (day, values) => {
    expect(suggestedDays(day).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['2026-11-26', 'today'],
    ['2026-11-27', 'tomorrow'],
    ['2026-11-30', 'Mon, Nov 30'],
  ])('on %s is shown as %s', (day, label) => expect(dayLabel(day, '2026-11-26')).toBe(label));

  it.each<[StoredLead['status'], string | null, boolean]>([
    ['new', '2026-11-25', true],
    ['contacted', '2026-11-26', true],
    ['contacted', '2026-11-27', false],
    ['won', '2026-11-26', true],
    ['won', null, false],
    ['lost', '2026-11-25', false],
    ['new', null, false],
  ])('of a message with the status %s for %s: due is %s', (status, next_at, due) => {
    expect(isDue(storedLead({ status, next_at }), '2026-11-26')).toBe(due);
  });
});

it('marks a new message after three days without a contact or a plan', () => {
  const days = (hours: number, changes: object = {}) => {
    const lead = storedLead({ created_at: '2026-11-20T10:00:00Z', ...changes });
    return silentDays(lead, Date.parse(lead.created_at) + hours * 3_600_000);
  };
  expect([days(71), days(72), days(100)]).toEqual([0, 3, 4]);
  expect(days(100, { status: 'contacted' })).toBe(0);
  expect(days(100, { next_at: '2026-12-01' })).toBe(0);
  expect(days(100, { first_contacted_at: '2026-11-20T11:00:00Z' })).toBe(0);
});

// November 28, 2026 is a Saturday, and the office is closed on Sunday.
it.each([
  ['reached', {}, { status: 'contacted', next_at: null }],
  ['reached', { status: 'contacted', next_at: '2026-12-24' }, {}],
  ['reached', { status: 'won', next_at: '2026-12-24' }, { next_at: null }],
  ['voicemail', { status: 'won', next_at: '2026-11-28' }, { next_at: '2026-11-30' }],
  ['voicemail', { status: 'won' }, { next_at: null }],
  ['voicemail', {}, { next_at: '2026-11-30' }],
  ['later', { next_at: '2026-11-20' }, { next_at: '2026-11-30' }],
  ['later', { next_at: '2026-12-24' }, {}],
] as const)('after "%s", a message with %j gets %j', (result, lead, changes) => {
  expect(afterContact(storedLead(lead), result, '2026-11-28')).toEqual(changes);
});

it.each([
  ['2026-11-24', '2026-11-26'],
  ['2026-11-27', '2026-11-30'],
])('a message that is won on %s plans to ask for a review on %s', (day, next_at) => {
  expect(afterStatus('won', day)).toEqual({ status: 'won', next_at });
  expect(afterStatus('lost', day)).toEqual({ status: 'lost' });
});

it.each([
  [{ email: 'Ana@Example.com ' }, { email: 'ana@example.com' }, true],
  [{ phone: '+1 956.555.0110' }, { phone: '(956) 555-0110 ext. 12' }, true],
  [{ phone: '555-0110' }, { phone: '(956) 555-0110' }, false],
  [{ phone: 'evenings' }, { phone: 'mornings' }, false],
  [{}, {}, false],
])('senders %j and %j are the same: %s', (one, other, isSame) => {
  const sender = (given: object) => ({ email: null, phone: null, ...given });
  expect(isSameSender(sender(one), sender(other))).toBe(isSame);
});

it.each([
  ['within a day', '2026-12-01T16:00:00Z', '2026-12-01T16:45:00Z', 45],
  ['before opening', '2026-12-01T12:00:00Z', '2026-12-01T15:10:00Z', 10],
  ['over a night', '2026-12-01T23:50:00Z', '2026-12-02T15:05:00Z', 15],
  ['over a weekend', '2026-12-05T18:00:00Z', '2026-12-07T15:20:00Z', 20],
  ['over the end of daylight saving time', '2026-10-30T22:50:00Z', '2026-11-02T15:10:00Z', 20],
])('open minutes are counted %s', (_what, from, to, minutes) => {
  expect(openMinutes(Date.parse(from), Date.parse(to))).toBe(minutes);
});
