import '../site.fixtures.ts';
import { expect, it } from 'vitest';
import { peopleHref, readAddress, toDays } from './activity.ts';
import type { StoredActivity } from './adapter.ts';

const [ana, ben] = ['a0000000-0000-4000-8000-000000000000', 'b0000000-0000-4000-8000-000000000000'];
const people = [
  {
    ...{ id: ana, email: 'ana@example.com', role: 'manager', is_invited: false },
    ...{ last_sign_in_at: null, sessions: 1, second_step_since: null },
  },
];
const row = (id: number, at: string, given: Partial<StoredActivity> = {}): StoredActivity => ({
  ...{ id, at, kind: 'signed_in', account: ana, actor: null, role: null, times: 1 },
  ...given,
});

it('groups activity by its day at the office', () => {
  const rows = [
    row(4, '2026-11-27T05:59:00+00:00'),
    row(3, '2026-11-26T06:00:00+00:00'),
    row(2, '2026-11-26T05:59:00+00:00'),
    row(1, '2026-11-24T18:00:00+00:00'),
  ];
  const days = toDays(rows, people, Date.parse('2026-11-26T18:00:00Z'));
  expect(days.map(({ label, items }) => [label, items.map(({ id }) => id)])).toEqual([
    ['Today', [4, 3]],
    ['Yesterday', [2]],
    ['Nov 24, 2026', [1]],
  ]);
  expect(days[0]?.items[0]?.time).toBe('11:59 PM');
});

it('names accounts that still exist, and tells a removed one from none', () => {
  const rows = [row(1, '2026-11-26T18:00:00Z', { account: ben, actor: ana }), row(0, '2026-11-26')];
  const items = toDays(rows, people, 0).flatMap((day) => day.items);
  expect(items).toMatchObject([
    { account: { name: null }, actor: { name: 'Ana' } },
    { account: { name: 'Ana' }, actor: null },
  ]);
});

it('says the addresses of two people who share a name', () => {
  const other = people.map((person) => ({ ...person, id: ben, email: 'ana@example.org' }));
  const rows = [row(0, '2026-11-26', { actor: ben })];
  expect(toDays(rows, [...people, ...other], 0)[0]?.items).toMatchObject([
    { account: { name: 'ana@example.com' }, actor: { name: 'ana@example.org' } },
  ]);
});

it.each([
  ['/admin/people', { view: 'people', group: null, person: null }],
  ['/admin/people?view=activity', { view: 'activity', group: null, person: null }],
  [
    `/admin/people?view=activity&show=refused&person=${ana}`,
    { view: 'activity', group: 'refused', person: ana },
  ],
] as const)('%s says what is shown', (href, address) => {
  expect(readAddress(new URL(href, 'https://example.com').searchParams)).toEqual(address);
  expect(peopleHref(address)).toBe(href);
});

it('ignores an unknown group, and a person that is no id', () => {
  const query = new URLSearchParams({ view: 'activity', show: 'x', person: 'x),id.gt.0' });
  expect(readAddress(query)).toEqual({ view: 'activity', group: null, person: null });
});
