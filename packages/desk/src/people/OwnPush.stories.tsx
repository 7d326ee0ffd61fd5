import { fixtureOrigin } from '@custom-designs/mocks';
import {
  connected,
  held,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { keepPush } from '../auth/index.ts';
import { OwnPush } from './OwnPush.tsx';

const address = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/this-browser',
  keys: {
    p256dh:
      'BLAhXGu-1s8oBLvdHacUajIFbFrwoWBgLq1ksgbYrqdcjKWXkgZ_ILWeUTQZMrAIuKTpZ-5bVN6yIFUg8IBQS_E',
    auth: 'kBYpHStllTdvecjxSJ5TtQ',
  },
};
const stored = { endpoint: address.endpoint, ...address.keys, failed_at: null };
const others = ['a', 'b'].map((name) => ({
  ...stored,
  endpoint: `https://web.push.apple.com/${name}`,
}));

/** Stands for a part of the browser until the story ends. */
function replace(target: object, name: string, value: unknown) {
  const former = Object.getOwnPropertyDescriptor(target, name);
  if (value === undefined) Reflect.deleteProperty(target, name);
  else Object.defineProperty(target, name, { value, configurable: true });
  return () => {
    Reflect.deleteProperty(target, name);
    if (former) Object.defineProperty(target, name, former);
  };
}

interface Browser {
  permission?: NotificationPermission;
  /** What the person answers. */
  answer?: NotificationPermission;
  isSubscribed?: boolean;
  isStandalone?: boolean;
  hasPush?: boolean;
}

const asked = fn();
let isSubscribed = false;

/** A browser with a push service, which needs no permission of the person who runs the stories. */
const withBrowser =
  ({ permission = 'default', answer = 'granted', hasPush = true, ...given }: Browser = {}) =>
  () => {
    asked.mockClear();
    isSubscribed = given.isSubscribed ?? false;
    localStorage.removeItem('push-owner');
    const subscription = {
      ...address,
      toJSON: () => address,
      unsubscribe: async () => {
        isSubscribed = false;
        return true;
      },
    };
    const pushManager = {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => {
        isSubscribed = true;
        return subscription;
      },
    };
    const worker = { pushManager };
    const notification = {
      permission,
      requestPermission: async () => {
        asked();
        notification.permission = answer;
        return answer;
      },
    };
    const ends = [
      replace(window, 'Notification', notification),
      replace(window, 'PushManager', hasPush ? class {} : undefined),
      replace(navigator, 'serviceWorker', {
        ready: Promise.resolve(worker),
        register: async () => worker,
        getRegistration: async () => worker,
      }),
      ...(given.isStandalone === undefined
        ? []
        : [replace(navigator, 'standalone', given.isStandalone)]),
    ];
    return () => {
      for (const end of ends) end();
      localStorage.removeItem('push-owner');
    };
  };

const meta = preview.meta({
  title: 'Managers/OwnPush',
  component: OwnPush,
  args: { account: 'own' },
  decorators: [atDesk, withToasts, withQueries],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin/people',
    backend: { isSignedIn: true },
  },
  beforeEach: connected,
});

const says = async (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = () => openedScenario().backend.rowsOf('push_subscriptions');

export const Off = meta.story({
  beforeEach: withBrowser(),
  play: async () => says(/^Messages on this device: off\./),
});
export const On = meta.story({
  parameters: { backend: { pushSubscriptions: [stored, ...others] } },
  beforeEach: withBrowser({ permission: 'granted', isSubscribed: true }),
  play: async () => says(/: on\. .* 2 other devices of yours\.$/),
});
export const NotArriving = meta.story({
  parameters: {
    backend: { pushSubscriptions: [{ ...stored, failed_at: '2026-11-26T20:14:00Z' }] },
  },
  beforeEach: withBrowser({ permission: 'granted', isSubscribed: true }),
  play: async () => says(/The last one, on Nov 26, 2:14 PM, didn’t get through\./),
});
export const NotInstalled = meta.story({
  beforeEach: withBrowser({ hasPush: false, isStandalone: false }),
  play: async () => says(/“Add to Home Screen”/),
});
export const Blocked = meta.story({
  beforeEach: withBrowser({ permission: 'denied' }),
  play: async () => says(/blocked by the browser\./),
});
export const Unsupported = meta.story({
  beforeEach: withBrowser({ hasPush: false }),
  play: async () => says(/not possible in this browser\./),
});
export const NotSetUp = meta.story({
  beforeEach: [
    withBrowser(),
    ({ msw }: Parameters<typeof connected>[0]) => {
      const noKeys = () => Response.json({ code: 'no-keys' }, { status: 501 });
      msw.use(http.get(`${fixtureOrigin}/functions/v1/leads/push`, noKeys));
    },
  ],
  play: async () => says(/not set up on the server/),
});
export const Loading = meta.story({
  ...held,
  parameters: { backend: { ...held.parameters.backend, isSignedIn: true } },
  globals: { backend: 'slow' },
  beforeEach: withBrowser(),
  play: async () => says(/^Loading the setting/),
});
export const Offline = meta.story({
  globals: { backend: 'offline' },
  beforeEach: withBrowser(),
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent(/Connection lost/),
});

Off.test('asks for permission only at the press, and stores the browser’s address', async () => {
  await says(/: off\./);
  await expect(asked).not.toHaveBeenCalled();
  await press('Turn on messages');
  await says(/: on\./);
  await expect(asked).toHaveBeenCalledTimes(1);
  await expect(rows()).toMatchObject([{ endpoint: address.endpoint, ...address.keys }]);
  await expect(screen.getByRole('button', { name: 'Turn off messages' })).toHaveFocus();
});

On.test('sends a test', async () => {
  await press('Send a test');
  await expect(await screen.findByText('Test sent')).toBeVisible();
});

On.test('turns off this device and leaves the others', async () => {
  await press('Turn off messages');
  await says(/: off\. .* 2 other devices of yours\.$/);
  await expect(isSubscribed).toBe(false);
  await expect(rows()).toHaveLength(2);
});

Off.test('stays off without a connection, and says why', async ({ msw }) => {
  await says(/: off\./);
  msw.use(http.all(`${fixtureOrigin}/*`, () => Response.error()));
  await press('Turn on messages');
  await expect(await screen.findByText(/^Connection lost\./)).toBeVisible();
});

Off.test(
  'keeps a browser’s new address for the account that turned it on, and for no other',
  async () => {
    await press('Turn on messages');
    await says(/: on\./);
    isSubscribed = false;
    await keepPush('own');
    await expect(isSubscribed).toBe(true);
    await keepPush('someone else');
    await expect(isSubscribed).toBe(false);
  },
);

export const Refusing = meta.story({
  beforeEach: withBrowser({ answer: 'denied' }),
  play: async () => says(/: off\./),
});
Refusing.test('says how to allow it after the person refused', async () => {
  await press('Turn on messages');
  await says(/blocked by the browser\./);
  await expect(rows()).toEqual([]);
});
