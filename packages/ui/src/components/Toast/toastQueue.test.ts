import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './Toast.tsx';
import { ToastQueue } from './toastQueue.ts';

let queue: ToastQueue;
const titles = () => queue.visibleToasts.map(({ content }) => content.title);
const time = () => queue.visibleToasts[0]?.timeout;

beforeEach(() => {
  queue = new ToastQueue();
});

describe('toast queue', () => {
  it("closes after 5000 ms, after the message's own time, or never", () => {
    queue.show({ title: 'Message Sent' });
    expect(time()).toBe(5000);
    queue.show({ title: 'Image deleted', duration: 6000 });
    expect(time()).toBe(6000);
    queue.show({ title: 'stays', duration: Number.POSITIVE_INFINITY });
    expect(time()).toBeUndefined();
  });

  it('shows one message at a time and forgets the earlier ones', () => {
    const first = queue.show({ title: 'first' });
    const second = queue.show({ title: 'second' });
    expect(titles()).toEqual(['second']);
    first.close();
    expect(titles()).toEqual(['second']);
    second.close();
    expect(titles()).toEqual([]);
  });

  it('shows the last toast again within 1,000,000 ms', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    queue.show({ title: 'first' });
    queue.show({ title: 'second' }).close();
    now.mockReturnValue(999_999);
    queue.recall();
    expect(titles()).toEqual(['second']);
    queue.clear();
    now.mockReturnValue(1_999_999);
    queue.recall();
    expect(titles()).toEqual([]);
    now.mockRestore();
  });

  it('does not show a forgotten toast again', () => {
    queue.show({ title: 'first' });
    queue.forget();
    queue.recall();
    expect(titles()).toEqual([]);
  });

  it('does not replace a visible message with an earlier one', () => {
    queue.show({ title: 'first' });
    const [visible] = queue.visibleToasts;
    queue.recall();
    expect(queue.visibleToasts).toEqual([visible]);
  });

  it.each([
    { title: ' ' },
    { title: 'Deleted', action: { label: '', altText: 'Press undo', onAction: () => {} } },
    { title: 'Deleted', action: { label: 'Undo', altText: '', onAction: () => {} } },
  ])('refuses %o, which screen readers could not announce', (message) => {
    expect(() => toast(message)).toThrow(/empty/);
  });
});
