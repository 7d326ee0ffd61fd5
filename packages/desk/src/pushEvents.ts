/** What a service worker does with pushes. What they say is in `supabase/functions/leads/push.ts`. */
export interface PushScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    readonly matchAll: (options: {
      type: 'window';
      includeUncontrolled: true;
    }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
}

const INBOX = '/admin/leads';

/** Shows something in any case, because a browser ends pushes of a site that stays silent. */
export function showPush(text: string | undefined, { registration }: PushScope): Promise<void> {
  let told = { title: 'New message', body: 'Tap to read it.', tag: 'new' };
  try {
    told = { ...told, ...JSON.parse(text ?? '') };
  } catch {
    // A later version may send something else.
  }
  const { title, body, tag } = told;
  // A phone makes its sound again for one that replaces another.
  const options = { body, tag, renotify: true, icon: '/icon-192.png' };
  return registration.showNotification(title, options);
}

/** Shows the open inbox, or opens it. Another open screen stays, because it may hold unsaved work. */
export async function openInbox({ clients }: PushScope): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inbox = windows.find(({ url }) => new URL(url).pathname.replace(/\/$/, '') === INBOX);
  await (inbox ? inbox.focus() : clients.openWindow(INBOX));
}
