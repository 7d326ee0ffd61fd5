import { describe, expect, it, vi } from 'vitest';
import { openInbox, showPush } from './pushEvents.ts';

function scope(...urls: string[]) {
  const windows = urls.map((url) => ({ url, focus: vi.fn(async () => undefined) }));
  const openWindow = vi.fn(async () => undefined);
  const showNotification = vi.fn(async () => undefined);
  const clients = { matchAll: async () => windows, openWindow };
  return { registration: { showNotification }, clients, windows, openWindow, showNotification };
}

describe('a push', () => {
  it('is shown as the server worded it, in place of an earlier one of its kind', async () => {
    const worker = scope();
    const told = { title: 'Ana gave you 2 messages', body: 'Tap to read them.', tag: 'given' };
    await showPush(JSON.stringify(told), worker);
    const options = expect.objectContaining({ body: told.body, tag: 'given', renotify: true });
    expect(worker.showNotification).toHaveBeenCalledWith(told.title, options);
  });

  it.each([undefined, '', 'null', '{', '[]', '"x"'])(
    'shows something if it says %j',
    async (text) => {
      const worker = scope();
      await showPush(text, worker);
      const options = expect.objectContaining({ body: 'Tap to read it.', tag: 'new' });
      expect(worker.showNotification).toHaveBeenCalledWith('New message', options);
    },
  );
});

describe('a tap on it', () => {
  it('shows the open inbox, whatever message is open there', async () => {
    const worker = scope('https://x.test/admin/media', 'https://x.test/admin/leads/?lead=1');
    await openInbox(worker);
    expect(worker.windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(worker.openWindow).not.toHaveBeenCalled();
  });

  it('opens the inbox if only other screens are open, which may hold unsaved work', async () => {
    const worker = scope('https://x.test/admin/posts/edit', 'https://x.test/');
    await openInbox(worker);
    expect(worker.openWindow).toHaveBeenCalledWith('/admin/leads');
    expect(worker.windows.flatMap(({ focus }) => focus.mock.calls)).toEqual([]);
  });
});
