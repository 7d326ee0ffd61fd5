import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openQueue, photo, photos, until, whenInspected } from './queue.fixtures.ts';
import { batchProgress } from './queueState.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const failing = async () => {
  throw new Error('Upload failed: no room');
};

describe('after a batch', () => {
  it('says that all went well, and resets after two seconds', async () => {
    const onReset = vi.fn();
    const { queue, messages } = openQueue(undefined, { onReset });
    queue.changeDefaults({ category: 'hero-images', tags: 'a', description: 'b' });
    queue.add(photos(3));
    await queue.start();
    expect(messages).toEqual([
      {
        title: 'Success!',
        description: 'All 3 images uploaded successfully',
        variant: 'default',
      },
    ]);
    vi.advanceTimersByTime(1999);
    expect(queue.getState()).toMatchObject({ phase: 'done', items: { length: 3 } });
    vi.advanceTimersByTime(1);
    expect(queue.getState()).toMatchObject({
      ...{ phase: 'idle', items: [], batch: [] },
      defaults: { category: 'general-asset', tags: '', description: '' },
    });
    expect(onReset).toHaveBeenCalledOnce();
  });

  it('says how many failed, and keeps them', async () => {
    const { queue, messages, statuses } = openQueue(async ({ file }) => {
      if (file.name === 'photo 2.jpg') await failing();
    });
    queue.add(photos(3));
    await queue.start();
    expect(messages).toEqual([
      {
        title: 'Partial Success',
        description: '2 images uploaded, 1 failed',
        variant: 'destructive',
      },
    ]);
    vi.advanceTimersByTime(10_000);
    expect(statuses()).toEqual(['success', 'error', 'success']);
    expect(queue.getState().items[1]?.error).toBe('Upload failed: no room');
  });

  it('says that none went well', async () => {
    const { queue, messages } = openQueue(failing);
    queue.add(photos(2));
    await queue.start();
    expect(messages[0]).toEqual({
      title: 'Upload Failed',
      description: 'All 2 images failed to upload',
      variant: 'destructive',
    });
  });

  it('has words for a failure without any', async () => {
    const { queue } = openQueue(() => Promise.reject('?'));
    queue.add(photos(1));
    await queue.start();
    expect(queue.getState().items[0]?.error).toBe('Unknown error');
  });

  it('sends only the failed again, as the same files', async () => {
    let isRepaired = false;
    const { queue, sent, messages } = openQueue(async ({ file }) => {
      if (!isRepaired && file.name !== 'photo 1.jpg') await failing();
    });
    queue.add(photos(3));
    await queue.start();
    isRepaired = true;
    await queue.retryFailed();
    expect(sent.map(({ file }) => file.name.slice(6, 7)).join('')).toBe('12323');
    expect(sent[3]?.id).toBe(sent[1]?.id);
    expect(messages.at(-1)?.description).toBe('All 2 images uploaded successfully');
    expect(queue.getState().phase).toBe('done');
  });

  it('begins a new list at once when files come within the two seconds', async () => {
    const { queue, statuses } = openQueue();
    queue.add(photos(2));
    await queue.start();
    queue.add(photos(1));
    vi.advanceTimersByTime(5000);
    expect(statuses()).toEqual(['pending']);
  });
});

describe('a picture that is stored twice', () => {
  it('is told of, and stays so when the form resets', async () => {
    const { queue } = openQueue(async ({ file, onTwin }) => {
      if (file.name === 'photo 2.jpg') onTwin('Patio');
    });
    queue.add(photos(2));
    const [, second] = queue.getState().items;
    await queue.start();
    vi.advanceTimersByTime(2000);
    expect(queue.getState()).toMatchObject({
      items: [],
      twins: [{ id: second?.id, name: 'photo 2.jpg', storedAs: 'Patio' }],
    });
    queue.dismissTwins();
    expect(queue.getState().twins).toEqual([]);
  });

  it('is not told of when that was known before', async () => {
    const { queue } = openQueue(async ({ onTwin }) => onTwin('Patio'), {
      storedAs: () => 'Patio',
    });
    queue.add(photos(1));
    await whenInspected(queue);
    await queue.start();
    expect(queue.getState().twins).toEqual([]);
  });
});

describe('during a batch', () => {
  it('sends one file after the other and counts those that are uploaded', async () => {
    const gate = Promise.withResolvers<void>();
    const { queue, statuses, sent } = openQueue(async ({ file, onProgress }) => {
      if (file.name !== 'photo 2.jpg') return;
      onProgress(0.5);
      await gate.promise;
      onProgress(7);
    });
    queue.add(photos(3));
    const over = queue.start();
    await until(queue, () => queue.getState().items[1]?.progress === 0.5);
    expect(statuses()).toEqual(['success', 'uploading', 'pending']);
    expect(sent).toHaveLength(2);
    expect(batchProgress(queue.getState())).toMatchObject({ completed: 1, total: 3 });
    gate.resolve();
    await until(queue, () => queue.getState().items[1]?.progress === 1);
    await over;
    expect(batchProgress(queue.getState())).toMatchObject({ completed: 3, total: 3 });
  });

  it('counts what failed apart from what is done', async () => {
    const { queue } = openQueue(async ({ file }) => {
      if (/[24]/.test(file.name)) await failing();
    });
    queue.add(photos(4));
    await queue.start();
    const half = { completed: 2, failed: 2, total: 4 };
    expect(batchProgress(queue.getState())).toEqual(half);
  });

  it('leaves the list alone', async () => {
    const gate = Promise.withResolvers<void>();
    const { queue, statuses } = openQueue(() => gate.promise);
    queue.add(photos(2));
    const over = queue.start();
    await until(queue, () => statuses()[0] === 'uploading');
    queue.add(photos(5));
    queue.clear();
    queue.remove(queue.getState().items[1]?.id ?? '');
    queue.changeDefaults({ category: 'hero-images' });
    void queue.start();
    expect(statuses()).toHaveLength(2);
    expect(queue.getState().defaults.category).toBe('general-asset');
    gate.resolve();
    await over;
    expect(statuses()).toEqual(['success', 'success']);
  });

  it('stops when it is canceled, and keeps the rest pending', async () => {
    const { queue, statuses, messages } = openQueue(({ file, signal }) => {
      if (file.name === 'photo 1.jpg') return Promise.resolve();
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    queue.add(photos(4));
    const over = queue.start();
    await until(queue, () => statuses()[1] === 'uploading');
    queue.cancel();
    await over;
    expect(statuses()).toEqual(['success', 'pending', 'pending', 'pending']);
    expect(messages[0]).toMatchObject({
      title: 'Upload stopped',
      description: '1 images uploaded, 3 left in the list',
    });
    expect(queue.getState().phase).toBe('idle');
  });

  it('says nothing any more once the screen is closed', async () => {
    const gate = Promise.withResolvers<void>();
    const { queue, statuses, messages } = openQueue(() => gate.promise);
    queue.add(photos(2));
    const over = queue.start();
    await until(queue, () => statuses()[0] === 'uploading');
    queue.dispose();
    gate.resolve();
    await over;
    expect(messages).toEqual([]);
  });
});

describe('when a manager has to sign in again', () => {
  const open = () => {
    const state = { isSignedIn: false };
    const opened = openQueue(
      async ({ file }) => {
        if (file.name === 'photo 2.jpg' && !state.isSignedIn) throw new Error('signed out');
      },
      { isSignInNeeded: (error) => error instanceof Error && error.message === 'signed out' },
    );
    opened.queue.add(photos(3));
    return { ...opened, state, over: opened.queue.start() };
  };

  it('waits with the interrupted file and goes on with it', async () => {
    const { queue, statuses, state, over, sent } = open();
    await until(queue, () => queue.getState().phase === 'paused');
    expect(statuses()).toEqual(['success', 'pending', 'pending']);
    state.isSignedIn = true;
    queue.resume();
    await over;
    expect(statuses()).toEqual(['success', 'success', 'success']);
    expect(sent.map(({ file }) => file.name.slice(6, 7)).join('')).toBe('1223');
  });

  it('waits again when that was no good, and can be canceled', async () => {
    const { queue, statuses, over } = open();
    await until(queue, () => queue.getState().phase === 'paused');
    queue.resume();
    await until(queue, () => queue.getState().phase === 'uploading');
    await until(queue, () => queue.getState().phase === 'paused');
    queue.cancel();
    await over;
    expect(statuses()).toEqual(['success', 'pending', 'pending']);
  });
});

describe('before a batch', () => {
  it('lets go of the previews of what leaves the list', async () => {
    const release = vi.spyOn(URL, 'revokeObjectURL');
    const { queue } = openQueue();
    queue.add([photo('a.jpg'), photo('b.jpg')]);
    await whenInspected(queue);
    const [first, second] = queue.getState().items;
    queue.remove(first?.id ?? '');
    expect(release).toHaveBeenCalledExactlyOnceWith(first?.previewUrl);
    queue.clear();
    expect(release).toHaveBeenLastCalledWith(second?.previewUrl);
    expect(queue.getState().items).toEqual([]);
  });
});
