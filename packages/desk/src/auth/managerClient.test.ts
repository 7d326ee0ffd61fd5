import { replaceBackend } from '@custom-designs/supabase/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectManager, fetchWithStallTimeout } from './managerClient.ts';

/** A minimal XMLHttpRequest whose progress the test controls. */
class SlowRequest {
  static last: SlowRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onabort?: () => void;
  readonly open = vi.fn();
  readonly setRequestHeader = vi.fn();
  readonly send = vi.fn();

  constructor() {
    SlowRequest.last = this;
  }

  abort() {
    this.onabort?.();
  }
}

const address = 'https://backend.test/storage/v1/object/bucket/uploads/a.jpg';
const told: number[] = [];

/** Sends one file. @returns the result, once there is one */
function send(signal = new AbortController().signal) {
  const send = fetchWithStallTimeout(undefined, {
    signal,
    onProgress: (progress) => void told.push(progress),
  });
  return send(address, { method: 'POST', body: 'bytes' }).then(
    () => 'stored',
    (error: Error) => error.message,
  );
}

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps answers out of the browser’s cache', async () => {
  const asked = vi.fn<typeof fetch>(async () => Response.json([]));
  replaceBackend({ supabaseUrl: 'https://backend.test', publishableKey: 'key', fetch: asked });
  await (await connectManager()).from('leads').select('id');
  replaceBackend();
  expect(asked.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store']);
});

describe('an upload over a slow connection', () => {
  it('continues while it makes progress, and is aborted after a minute without any', async () => {
    let ending = '';
    const sent = send().then((how) => {
      ending = how;
    });
    for (const loaded of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(45_000);
      SlowRequest.last.upload.onprogress?.({ loaded, total: 4 });
    }
    await vi.advanceTimersByTimeAsync(59_000);
    expect([ending, told]).toEqual(['', [0.25, 0.5, 0.75]]);
    await vi.advanceTimersByTimeAsync(1000);
    await sent;
    expect(ending).toBe('connection lost');
  });

  it('stops the upload when it is canceled', async () => {
    const cancelling = new AbortController();
    const sent = send(cancelling.signal);
    await vi.advanceTimersByTimeAsync(0);
    cancelling.abort(new Error('canceled'));
    expect(await sent).toBe('canceled');
  });
});
