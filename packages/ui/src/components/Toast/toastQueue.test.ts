import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './toastQueue.ts';
import { swipeDistance } from './useSwipe.ts';

let queue: ToastQueue;
const shown = () => queue.getState().current?.title;
const phase = () => queue.getState().current?.phase;
const hold = (reason: 'hover' | 'focus' | 'window') => queue.dispatch({ type: 'hold', reason });
const release = (reason: 'hover' | 'focus' | 'window') =>
  queue.dispatch({ type: 'release', reason });

beforeEach(() => {
  vi.useFakeTimers();
  queue = createToastQueue();
  queue.dispatch({ type: 'release', reason: 'unseen' });
});
afterEach(() => vi.useRealTimers());

describe('toast queue', () => {
  it('closes a message after 5000 ms and takes it off the page after its way out', () => {
    queue.show({ title: 'Message Sent' });
    vi.advanceTimersByTime(4999);
    expect(phase()).toBe('open');
    vi.advanceTimersByTime(1);
    expect(phase()).toBe('closed');
    vi.advanceTimersByTime(200);
    expect(shown()).toBeUndefined();
  });

  it('shows one message at a time, the newest for its full time', () => {
    queue.show({ title: 'first' });
    vi.advanceTimersByTime(4000);
    queue.show({ title: 'second' });
    expect(shown()).toBe('second');
    vi.advanceTimersByTime(4999);
    expect(phase()).toBe('open');
  });

  it('takes the time a message asks for, and none for one that stays', () => {
    queue.show({ title: 'undo', duration: 6000 });
    vi.advanceTimersByTime(5999);
    expect(phase()).toBe('open');
    queue.show({ title: 'stays', duration: Number.POSITIVE_INFINITY });
    vi.advanceTimersByTime(100_000);
    expect(phase()).toBe('open');
  });

  it.each(['hover', 'focus', 'window'] as const)(
    'stops its clock on %s and goes on after',
    (why) => {
      queue.show({ title: 'Message Sent' });
      vi.advanceTimersByTime(3000);
      hold(why);
      vi.advanceTimersByTime(60_000);
      expect(phase()).toBe('open');
      release(why);
      vi.advanceTimersByTime(1999);
      expect(phase()).toBe('open');
      vi.advanceTimersByTime(1);
      expect(phase()).toBe('closed');
    },
  );

  it('waits until nothing holds it any more', () => {
    queue.show({ title: 'Message Sent' });
    hold('hover');
    hold('focus');
    release('hover');
    vi.advanceTimersByTime(60_000);
    expect(phase()).toBe('open');
  });

  it('keeps a message that nobody could see yet for its full time', () => {
    queue = createToastQueue();
    queue.show({ title: 'early' });
    vi.advanceTimersByTime(60_000);
    queue.dispatch({ type: 'release', reason: 'unseen' });
    vi.advanceTimersByTime(4999);
    expect(phase()).toBe('open');
    vi.advanceTimersByTime(1);
    expect(phase()).toBe('closed');
  });

  it('closes only the message its handle is for', () => {
    const first = queue.show({ title: 'first' });
    queue.show({ title: 'second' });
    first.close();
    expect(phase()).toBe('open');
  });

  it('starts the next message unheld, though the last was closed under the pointer', () => {
    queue.show({ title: 'first' });
    hold('hover');
    queue.dispatch({ type: 'close' });
    queue.show({ title: 'second' });
    vi.advanceTimersByTime(5000);
    expect(phase()).toBe('closed');
  });

  it('shows the last message again within 1,000,000 ms, then has forgotten it', () => {
    queue.show({ title: 'Message Sent' });
    vi.advanceTimersByTime(5200 + 999_999);
    queue.dispatch({ type: 'recall' });
    expect(shown()).toBe('Message Sent');
    vi.advanceTimersByTime(5200);
    expect(shown()).toBeUndefined();
    vi.advanceTimersByTime(1_000_000);
    queue.dispatch({ type: 'recall' });
    expect(shown()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves an open message as it is when it is recalled', () => {
    queue.show({ title: 'Message Sent' });
    vi.advanceTimersByTime(4000);
    queue.dispatch({ type: 'recall' });
    vi.advanceTimersByTime(1000);
    expect(phase()).toBe('closed');
  });

  it('brings a message back that is on its way out', () => {
    queue.show({ title: 'Message Sent' });
    vi.advanceTimersByTime(5100);
    queue.dispatch({ type: 'recall' });
    expect(phase()).toBe('open');
  });

  it.each([
    { title: ' ' },
    { title: 'Deleted', action: { label: '', altText: 'Press undo', onAction: () => {} } },
    { title: 'Deleted', action: { label: 'Undo', altText: '', onAction: () => {} } },
  ])('refuses %o, which nobody would hear', (message) => {
    expect(() => queue.show(message)).toThrow(/empty/);
    expect(shown()).toBeUndefined();
  });
});

describe('swipeDistance', () => {
  it('counts towards the end of the line only', () => {
    expect(swipeDistance(60, 'ltr')).toBe(60);
    expect(swipeDistance(-60, 'ltr')).toBe(0);
    expect(swipeDistance(-60, 'rtl')).toBe(60);
    expect(swipeDistance(60, 'rtl')).toBe(0);
  });
});
