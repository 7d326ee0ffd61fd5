import '../site.fixtures.ts';
import { describe, expect, it } from 'vitest';
import {
  changeAll,
  isBackgroundChange,
  type LeadUpdates,
  reversed,
  successMessage,
  withChanges,
} from './changes.ts';
import { conflictReason, failureMessage, LeadConflictError, rebased } from './failures.ts';
import { storedLead } from './storedLead.fixtures.ts';
import type { LeadEvent, StoredLead } from './storedLead.ts';

const ana = storedLead({ id: 'a', name: 'Ana' });
const luis = storedLead({ id: 'b', name: 'Luis', status: 'won' });
const toWon = changeAll([ana, luis], { status: 'won' });
const updatesOf = ({ updates }: LeadUpdates) => updates;

describe('a change of several messages', () => {
  it('skips messages that already have the value', () => {
    expect(updatesOf(toWon)).toEqual([
      { id: 'a', before: { status: 'new', read_at: null }, after: { status: 'won' } },
    ]);
  });

  it('plans no second follow-up for messages that already have the status', () => {
    const change = changeAll([ana, luis], { status: 'won', next_at: '2026-12-02' });
    expect(updatesOf(change)).toEqual([
      {
        id: 'a',
        before: { status: 'new', next_at: null, read_at: null },
        after: { status: 'won', next_at: '2026-12-02' },
      },
    ]);
  });

  it('shows a change at once as read, and leaves other messages the same objects', () => {
    const [first, second] = withChanges([ana, luis], [toWon]);
    expect(first).toEqual({ ...ana, status: 'won', read_at: ana.created_at });
    expect(second).toBe(luis);
    expect(withChanges([ana], [])).toEqual([ana]);
  });

  it('undoes a change by applying its reverse, and brings back whether a message was read', () => {
    const read = { ...ana, id: 'c', read_at: '2026-11-22T10:00:00Z' };
    for (const after of [{ status: 'won' }, { next_at: '2026-12-02' }] as const) {
      const change = changeAll([ana, read], after);
      const undone = reversed(updatesOf(change), 'sent');
      expect(withChanges([ana, read], [change, undone])).toEqual([ana, read]);
      expect(updatesOf(undone).map((update) => 'read_at' in update.after)).toEqual([true, false]);
    }
  });

  it('deletes a message only if its status is unchanged, and undoes only the deletion', () => {
    const deletion = changeAll([luis], { deleted_at: '2026-11-22T10:00:00Z' });
    const before = { status: 'won', deleted_at: null };
    expect(updatesOf(deletion)).toMatchObject([{ before }]);
    expect(updatesOf(reversed(updatesOf(deletion), 'sent'))).toMatchObject([
      { after: { deleted_at: null } },
    ]);
    expect(updatesOf(reversed(updatesOf(deletion), 'sent'))[0]?.after).not.toHaveProperty('status');
    const deleted = { ...luis, deleted_at: '2026-11-22T10:00:00Z' };
    const restoring = changeAll([deleted], { deleted_at: null });
    expect(updatesOf(reversed(updatesOf(restoring), 'sent'))).toMatchObject([{ before }]);
  });
});

it('repeats a refused change for the state that another manager has made', () => {
  const change = changeAll([ana], { owner: 'me@example.com' });
  const current: StoredLead = { ...ana, status: 'won', owner: 'ben@example.com' };
  const error = new LeadConflictError(change.updates, [current]);
  expect(rebased(change, error)).toEqual({
    kind: 'update',
    updates: [
      {
        id: 'a',
        before: { owner: 'ben@example.com' },
        after: { owner: 'me@example.com' },
      },
    ],
  });
});

it.each([
  [{ status: 'won' }, 'Won', 'wasn’t set to Won.', 'set it to Won.'],
  [
    { next_at: '2100-01-01' },
    'follow up Fri, Jan 1',
    'wasn’t set to follow up Fri, Jan 1.',
    'set the follow-up to Fri, Jan 1.',
  ],
  [{ next_at: null }, 'no follow-up', 'still has its follow-up.', 'cleared the follow-up.'],
  [
    { owner: 'ben@example.com' },
    'assigned to Ben',
    'wasn’t assigned to Ben.',
    'assigned it to Ben.',
  ],
  [{ owner: null }, 'no owner', 'still has its owner.', 'removed its owner.'],
] as const)('%j has a text for a success, a failure, and a conflict', (values, ...texts) => {
  const planned: StoredLead = { ...ana, next_at: '2099-12-31', owner: 'eve@example.com' };
  const change = changeAll([planned], values);
  const conflict = new LeadConflictError(change.updates, [{ ...planned, ...values }]);
  expect([
    successMessage(updatesOf(change), 'Ana'),
    failureMessage(change, ana.id),
    ...change.updates.map((update) => conflictReason(update, conflict)),
  ]).toEqual([`Ana: ${texts[0]}`, texts[1], `Someone else ${texts[2]}`]);
});

it('names the follow-up if another manager has changed the status, too', () => {
  const planned = { ...ana, next_at: '2099-12-31' };
  const change = changeAll([planned], { status: 'contacted', next_at: null });
  const current: StoredLead = { ...ana, status: 'won', next_at: '2100-01-01' };
  const conflict = new LeadConflictError(change.updates, [current]);
  expect(change.updates.map((update) => conflictReason(update, conflict))).toEqual([
    'Someone else set the follow-up to Fri, Jan 1.',
  ]);
});

it.each([
  [{ status: 'won' }, 'Ana: Won', false],
  [{ deleted_at: '2026-11-22T10:00:00Z' }, 'Message deleted', false],
  [{ read_at: '2026-11-22T10:00:00Z' }, 'Message restored', true],
] as const)('%j is described as "%s"', (after, message, isBackground) => {
  const change = changeAll([ana], after);
  expect(successMessage(updatesOf(change), 'Ana')).toBe(message);
  expect(isBackgroundChange(change)).toBe(isBackground);
});

it.each([
  [
    { deleted_at: '2026-11-22T10:00:00Z' },
    { status: 'won' },
    'wasn’t deleted. Someone else set it to Won.',
  ],
  [
    { owner: 'me@example.com' },
    { owner: 'ben@example.com' },
    'wasn’t assigned to Me. Someone else assigned it to Ben.',
  ],
] as const)('says what prevented the change to %j: %j', (after, theirs, text) => {
  const change = changeAll([ana], after);
  const error = new LeadConflictError(change.updates, [{ ...ana, ...theirs }]);
  const reasons = change.updates.map((update) => conflictReason(update, error));
  expect(`${failureMessage(change, ana.id)} ${reasons}`).toBe(text);
});

it('names who changed the message, as far as its history tells', () => {
  const change = changeAll([ana], { status: 'lost' });
  const theirs: StoredLead = { ...ana, status: 'scheduled' };
  const event: LeadEvent = {
    ...{ id: 'e', kind: 'status' as const, status: 'scheduled', author: 'ben@example.com' },
    ...{ owner: null, note: null, edited_at: null, created_at: ana.created_at },
  };
  const reasonsOf = (lead: StoredLead) => {
    const error = new LeadConflictError(change.updates, [lead], [event]);
    return change.updates.map((update) => conflictReason(update, error));
  };
  expect(reasonsOf(theirs)).toEqual(['Ben set it to Scheduled.']);
  expect(reasonsOf({ ...ana, deleted_at: ana.created_at })).toEqual(['Someone else deleted it.']);
});
