/**
 * The service worker of the managers' pages. After a first visit, they also open without a
 * connection, and the inbox shows the messages that were read. It also shows pushes. Public pages have none. The build bundles this
 * file and fills in the precache list (site/build/serviceWorker.ts).
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { openInbox, type PushScope, showPush } from './pushEvents.ts';

interface WorkerEvents {
  activate: object;
  push: { readonly data: { text: () => string } | null };
  notificationclick: { readonly notification: Pick<Notification, 'close'> };
}
declare const self: PushScope & {
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type] & { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};
declare const __PRECACHE__: readonly PrecacheEntry[];

/** A poor connection gets the stored page after this long. */
const PATIENCE_SECONDS = 4;

const LATER_CODE = 'admin-assets';

const isAdmin = (path: string) => path === '/admin' || path.startsWith('/admin/');

void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();

// The state in an address is the page's own business, so one stored page serves all. It comes from
// the same build as the stored code.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isAdmin(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      {
        handlerDidError: ({ request }) =>
          matchPrecache(new URL(request.url).pathname.replace(/\/$/, '')),
      },
    ],
  }),
);
precacheAndRoute([...__PRECACHE__]);
// Code that is loaded on demand. Its names contain hashes.
registerRoute(
  ({ request, url }) =>
    url.origin === location.origin &&
    url.pathname.startsWith('/assets/') &&
    ['script', 'style', 'font'].includes(request.destination),
  new CacheFirst({ cacheName: LATER_CODE }),
);
// Each build has a worker of its own, which starts without the former build's code.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(LATER_CODE)));
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text(), self)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openInbox(self));
});
