import { describe, expect, it } from 'vitest';
import { changeAll, isBackgroundChange, reversed, successMessage, withChanges } from './changes.ts';
import { storedLead } from './storedLead.fixtures.ts';

const ana = storedLead({ id: 'a', name: 'Ana' });
const luis = storedLead({ id: 'b', name: 'Luis', status: 'won' });
const toWon = changeAll([ana, luis], { status: 'won' });
const updatesOf = (change: typeof toWon) => (change.kind === 'update' ? change.updates : []);

describe('a change of several messages', () => {
  it('skips messages that already have the value', () => {
    expect(updatesOf(toWon)).toEqual([
      { id: 'a', before: { status: 'new' }, after: { status: 'won' } },
    ]);
  });

  it('shows a change at once, and leaves other messages the same objects', () => {
    const [first, second] = withChanges([ana, luis], [toWon]);
    expect(first).toEqual({ ...ana, status: 'won' });
    expect(second).toBe(luis);
    expect(withChanges([ana], [])).toEqual([ana]);
  });

  it('undoes a change by applying its reverse', () => {
    const undone = reversed(updatesOf(toWon));
    expect(withChanges([ana, luis], [toWon, undone])).toEqual([ana, luis]);
  });

  it('deletes a message only if its status is unchanged, and undoes only the deletion', () => {
    const deletion = changeAll([luis], { deleted_at: '2026-11-22T10:00:00Z' });
    const before = { status: 'won', deleted_at: null };
    expect(updatesOf(deletion)).toMatchObject([{ before }]);
    expect(updatesOf(reversed(updatesOf(deletion)))).toMatchObject([
      { after: { deleted_at: null } },
    ]);
    expect(updatesOf(reversed(updatesOf(deletion)))[0]?.after).not.toHaveProperty('status');
    const deleted = { ...luis, deleted_at: '2026-11-22T10:00:00Z' };
    const restoring = changeAll([deleted], { deleted_at: null });
    expect(updatesOf(reversed(updatesOf(restoring)))).toMatchObject([{ before }]);
  });
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
