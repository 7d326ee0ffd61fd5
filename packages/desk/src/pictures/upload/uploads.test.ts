import type { PreparedPicture } from '@custom-designs/supabase/pictures/preparePicture';
import { describe, expect, it } from 'vitest';
import { type Batch, describeOutcome, runBatch } from './runBatch.ts';
import {
  batchProgress,
  noUploads,
  type UploadEvent,
  uploadReducer,
  withDuplicates,
} from './uploadReducer.ts';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    file: new File([], `photo ${index + 1}.jpg`, { type: 'image/jpeg' }),
  }));

const blob = new Blob([], { type: 'image/webp' });
const pictureOf = (sha256: string): PreparedPicture => ({
  ...{ content: blob, thumbnail: blob, width: 4, height: 3, extension: 'webp', sha256 },
});

/** Chooses this many files and runs the reducer. `until` resolves once the state matches. */
function choose(count: number) {
  let state = uploadReducer(noUploads, { type: 'added', files: photos(count) });
  let look = () => {};
  const dispatch = (event: UploadEvent) => {
    state = uploadReducer(state, event);
    look();
  };
  const canceling = new AbortController();
  return {
    dispatch,
    canceling,
    state: () => state,
    statuses: () => state.items.map(({ status }) => status),
    prepare: (id: string, sha256: string) =>
      dispatch({ type: 'prepared', id, picture: pictureOf(sha256), previewUrl: 'blob:' }),
    until: (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        look = () => isSo() && resolve();
        look();
      }),
    run: (changes: Partial<Batch> = {}) =>
      runBatch({
        files: state.items.map((item) => ({ ...item, picture: pictureOf(item.id) })),
        send: async () => {},
        needOf: () => undefined,
        waitFor: async () => true,
        dispatch,
        signal: canceling.signal,
        ...changes,
      }),
  };
}

const failing = async () => {
  throw new Error('Upload failed: no room');
};

describe('the list of files', () => {
  it('keeps refused files out of the list', () => {
    const { dispatch, state } = choose(2);
    dispatch({ type: 'refused', refused: { id: '1', message: 'd' } });
    expect(state().items.map(({ id }) => id)).toEqual(['2']);
    expect(state().refused).toHaveLength(1);
    dispatch({ type: 'refusalsDismissed' });
    expect(state().refused).toEqual([]);
  });

  it('marks identical files, in the list and in the gallery, whichever was checked first', () => {
    const { prepare, dispatch, state } = choose(5);
    const duplicates = () =>
      withDuplicates(state().items, (sha256) =>
        sha256 === 'stored' ? 'Covered patio' : undefined,
      ).map(({ duplicateOf }) => duplicateOf);
    prepare('4', 'stored');
    prepare('3', 'same');
    prepare('1', 'same');
    prepare('5', 'same');
    prepare('2', 'other');
    expect(duplicates()).toEqual([null, null, 'photo 1.jpg', 'Covered patio', 'photo 1.jpg']);
    // One of the identical files always stays.
    dispatch({ type: 'removed', id: '1' });
    expect(duplicates()).toEqual([null, null, 'Covered patio', 'photo 3.jpg']);
  });

  it('has an empty list once everything is stored', async () => {
    const { run, dispatch, state } = choose(2);
    await run();
    expect(state().phase).toBe('done');
    dispatch({ type: 'defaultsChanged', defaults: { tags: 'a' } });
    dispatch({ type: 'added', files: photos(1) });
    expect(state()).toMatchObject({ phase: 'idle', batch: [], defaults: { tags: '' } });
    expect(state().items).toHaveLength(1);
  });
});

describe('after a batch', () => {
  it("shows each file's error, with a default message", async () => {
    const { run, state } = choose(2);
    await run({ send: ({ id }) => (id === '1' ? failing() : Promise.reject('?')) });
    const errors = state().items.map(({ error }) => error);
    expect(errors).toEqual(['Upload failed: no room', 'Unknown error']);
    expect(batchProgress(state())).toEqual({ completed: 0, failed: 2, total: 2 });
  });

  it('has sent no file that was never checked', async () => {
    const { run, prepare, state, statuses } = choose(2);
    prepare('2', 'two');
    const sent: string[] = [];
    const outcome = await run({
      files: state().items,
      send: async ({ id }) => void sent.push(id),
    });
    expect(sent).toEqual(['2']);
    expect(outcome).toEqual({ succeeded: 1, failed: 0, left: 0 });
    expect(statuses()).toEqual(['pending', 'success']);
  });
});

describe('during a batch', () => {
  it('sends files one by one and reports the progress', async () => {
    const { run, until, state, statuses } = choose(3);
    const gate = Promise.withResolvers<void>();
    const over = run({
      send: async ({ id }, _picture, { onProgress }) => {
        if (id !== '2') return undefined;
        onProgress(0.5);
        await gate.promise;
      },
    });
    await until(() => state().items[1]?.progress === 0.5);
    expect(statuses()).toEqual(['success', 'uploading', 'pending']);
    expect(batchProgress(state())).toMatchObject({ completed: 1, total: 3 });
    gate.resolve();
    await over;
    expect(state().items[1]?.progress).toBe(1);
  });

  it('stops when it is canceled, and keeps the rest pending', async () => {
    const { run, canceling, until, state, statuses } = choose(4);
    const over = run({
      send: ({ id }, _picture, { signal }) =>
        id === '1'
          ? Promise.resolve(undefined)
          : new Promise((_, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason));
            }),
    });
    await until(() => statuses()[1] === 'uploading');
    canceling.abort();
    expect(describeOutcome(await over)).toMatchObject({
      title: 'Upload stopped',
      description: '1 images uploaded, 3 left in the list',
    });
    expect(statuses()).toEqual(['success', 'pending', 'pending', 'pending']);
    expect(state().phase).toBe('idle');
  });
});

describe('a batch that waits for a sign-in', () => {
  const needOf = (error: unknown) => (error === 'signed out' ? 'sign-in' : undefined);

  it('continues with the interrupted file', async () => {
    const { run, state, statuses } = choose(3);
    const sent: string[] = [];
    let isSignedIn = false;
    const outcome = await run({
      needOf,
      send: async ({ id }) => {
        sent.push(id);
        if (id === '2' && !isSignedIn) throw 'signed out';
        return undefined;
      },
      waitFor: async () => {
        expect(state().phase).toBe('paused');
        expect(statuses()).toEqual(['success', 'pending', 'pending']);
        isSignedIn = true;
        return true;
      },
    });
    expect(outcome.succeeded).toBe(3);
    expect(sent).toEqual(['1', '2', '2', '3']);
  });

  it('cancels a batch that waits for a sign-in', async () => {
    const { run, canceling, statuses } = choose(2);
    const outcome = await run({
      needOf,
      send: () => Promise.reject('signed out'),
      waitFor: async () => {
        canceling.abort();
        return true;
      },
    });
    expect(outcome).toEqual({ succeeded: 0, failed: 0, left: 2 });
    expect(statuses()).toEqual(['pending', 'pending']);
  });
});

describe('a batch that loses the connection', () => {
  const needOf = (error: unknown) => (error === 'lost' ? 'connection' : undefined);

  it('keeps the file in progress, says once that it is offline, and continues with all others', async () => {
    const { run, until, state } = choose(3);
    const phases: string[] = [];
    const sent: string[] = [];
    const outcome = await run({
      needOf,
      send: async ({ id }) => {
        sent.push(id);
        phases.push(state().phase);
        if (sent.length < 4) throw 'lost';
      },
      waitFor: async () => {
        await until(() => state().phase === 'offline');
        return true;
      },
    });
    expect(outcome).toEqual({ succeeded: 3, failed: 0, left: 0 });
    expect(sent).toEqual(['1', '1', '1', '1', '2', '3']);
    expect(phases).toEqual(['uploading', ...Array(3).fill('offline'), 'uploading', 'uploading']);
  });

  it('fails only the file whose connection is lost repeatedly', async () => {
    const { run, statuses, state } = choose(2);
    const outcome = await run({
      needOf,
      send: async ({ id }) => (id === '1' ? Promise.reject('lost') : undefined),
      waitFor: async (_need, tries) => tries < 3,
    });
    expect(outcome).toEqual({ succeeded: 1, failed: 1, left: 0 });
    expect(statuses()).toEqual(['error', 'success']);
    expect(state().phase).toBe('idle');
  });
});
