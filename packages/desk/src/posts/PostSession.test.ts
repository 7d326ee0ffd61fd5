import { deskRows } from '@custom-designs/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PostConflictError, type StoredPost } from './adapter/index.ts';
import { openPost } from './openPost.ts';
import { PostSession } from './PostSession.ts';
import { type PostFields, postRow } from './post.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const row = (changes: object): StoredPost => ({
  original: postRow.parse({ ...deskRows.draft, ...changes }),
  ...{ draft: null, previewKey: '', updatedBy: '' },
});

/** A session that saves at once, unless the test gives another save. */
async function open(save = async (_post: StoredPost, { title }: PostFields) => row({ title })) {
  const saving = vi.fn(save);
  let kept = '';
  const keep = (text: string) => {
    kept = text;
  };
  const session = new PostSession({
    ...{ opened: await openPost(row({})), restored: null, save: saving, keep },
  });
  return { session, saving, kept: () => kept };
}

it('keeps and then saves what someone types while an action runs', async () => {
  const { session, saving, kept } = await open();
  const acted = Promise.withResolvers<StoredPost>();
  const running = session.run(() => acted.promise);
  await vi.advanceTimersByTimeAsync(0);
  session.change({ title: 'Typed' });
  await vi.advanceTimersByTimeAsync(5000);
  // The action changes what's stored, so a save would conflict with it.
  expect(saving).not.toHaveBeenCalled();
  expect(kept()).toContain('Typed');
  acted.resolve(row({ date: '2026-11-26' }));
  await running;
  expect(session.getState().fields).toMatchObject({ title: 'Typed', date: '2026-11-26' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(saving).toHaveBeenCalledOnce();
  expect(session.getState()).toMatchObject({ saved: { title: 'Typed' }, save: { is: 'saved' } });
  expect(kept()).toBe('');
});

it('is saved when someone else has stored the same change', async () => {
  const { session, kept } = await open(async () => {
    throw new PostConflictError(row({ title: 'Same', updated_at: 'later' }));
  });
  session.change({ title: 'Same' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.getState()).toMatchObject({ contested: [], save: { is: 'saved' } });
  expect(kept()).toBe('');
});
