import { replaceBackend } from '@custom-designs/supabase/client';
import { toast } from '@custom-designs/ui/components/Toast';
import { createStore, set } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../../ui/src/components/Toast/ToastRegionView.tsx';
import { currentSignedIn } from './adapter/session.ts';
import { encryptedStore } from './encryptedStore.ts';
import {
  belongTo,
  countDrafts,
  draftOf,
  forgetWork,
  messageStorage,
  storedChanges,
} from './localData.ts';
import { readStored } from './stored.fixtures.ts';

const DAY_MS = 86_400_000;
const leadId = crypto.randomUUID();

/** An account that queued a change and typed a note this many days ago. */
async function accountOf(days: { change: number; note: number }) {
  const account = crypto.randomUUID();
  const now = Date.now();
  const change = { id: crypto.randomUUID(), account, value: 'change', isSilent: false };
  await storedChanges.add({ ...change, at: now - days.change * DAY_MS });
  vi.setSystemTime(now - days.note * DAY_MS);
  draftOf(account, 'note', leadId).write('Gate code 12');
  vi.setSystemTime(now);
  return account;
}

it("removes another account's unsent work at a start thirty days after its last change", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const gone = await accountOf({ change: 31, note: 40 });
  const queued = await accountOf({ change: 29, note: 40 });
  const typed = await accountOf({ change: 40, note: 29 });
  const mine = await accountOf({ change: 40, note: 40 });
  // A draft from an older version of the site has no time. It counts from now on.
  const untimed = crypto.randomUUID();
  localStorage.setItem(`lead-note-${untimed}-${leadId}`, 'Gate code 12');
  const user = { id: mine, app_metadata: {} };
  const session = { access_token: 'a', refresh_token: 'b', expires_at: Date.now(), user };
  localStorage.setItem('sb-backend-auth-token', JSON.stringify(session));
  replaceBackend({ supabaseUrl: 'https://backend.test', publishableKey: 'key' });
  expect((await currentSignedIn())?.id).toBe(mine);
  await expect.poll(() => storedChanges.of(gone)).toEqual([]);
  vi.useRealTimers();
  for (const one of [queued, typed, mine]) expect(await storedChanges.of(one)).toHaveLength(1);
  for (const account of [queued, typed, mine, untimed]) {
    expect(draftOf(account, 'note', leadId).read()).toBe('Gate code 12');
  }
  expect(Object.keys(localStorage).filter((key) => key.includes(gone))).toEqual([]);
  localStorage.clear();
  replaceBackend();
});

it('counts each draft as what it is, whatever the rest of its name says', () => {
  const account = crypto.randomUUID();
  draftOf(account, 'note', leadId).write('Gate code 12');
  draftOf(account, 'note', 'caller').write('{"name":"Nora"}');
  draftOf(account, 'project', 'the-fact-post-office').write('{}');
  draftOf(account, 'fact', 'price.lighting').write('{}');
  expect(Object.fromEntries(countDrafts(account))).toEqual({
    note: 2,
    post: 0,
    project: 1,
    review: 0,
    fact: 1,
  });
  localStorage.clear();
});

it('keeps messages from the next account, and no key shows the last toast again', async () => {
  belongTo('ana');
  toast({ title: 'Ana Garza: Contacted' });
  await expect.poll(() => toastQueue.visibleToasts).toHaveLength(1);
  const storage = messageStorage('ana');
  await storage.setItem('', 'lamps at dusk');
  expect(await storage.getItem()).toBe('lamps at dusk');
  const reading = storage.getItem();
  belongTo(null);
  expect(await reading).toBeUndefined();
  toastQueue.recall();
  expect(toastQueue.visibleToasts).toEqual([]);
});

describe('what the inbox keeps', () => {
  const change = {
    id: 'note',
    account: 'ana',
    value: { text: 'Gate code 12' },
    at: 1,
    isSilent: false,
  };
  const changePlaces = [
    ['changes', 'ana'],
    ['changes', 'ana', 'note'],
  ];
  const places = async () => (await readStored()).places;

  /** Ana has read a message. */
  async function signInAna() {
    belongTo(null);
    await encryptedStore.removeAll(() => true);
    belongTo('ana');
    await messageStorage('ana').setItem('', 'lamps at dusk');
  }

  it('is never readable, and is gone with its keys after signing out', async () => {
    await signInAna();
    await storedChanges.add(change);
    const stored = await readStored();
    expect(stored.places).toContainEqual(['messages', 'ana', 'read']);
    expect(stored.places).toContainEqual(['changes', 'ana', 'note']);
    expect(stored.text).not.toMatch(/dusk|Gate/);
    expect(await storedChanges.of('ana')).toEqual([change]);
    belongTo(null);
    await forgetWork('ana');
    expect(await places()).toEqual([]);
    belongTo('ana');
    expect(await messageStorage('ana').getItem()).toBeUndefined();
    expect(await storedChanges.of('ana')).toEqual([]);
  });

  it.each([
    ['the session ends', null],
    ['another account signs in', 'ben'],
  ])(
    'loses its messages and their key when %s, and keeps unsent changes for their account',
    async (_when, next) => {
      await signInAna();
      await storedChanges.add(change);
      belongTo(next);
      await expect.poll(places).toEqual(changePlaces);
      belongTo('ana');
      expect(await messageStorage('ana').getItem()).toBeUndefined();
      expect(await storedChanges.of('ana')).toEqual([change]);
    },
  );

  it('loses all its keys when a session ends after the last change was sent', async () => {
    await signInAna();
    await storedChanges.add(change);
    await storedChanges.remove(change);
    belongTo(null);
    await expect.poll(places).toEqual([]);
  });

  it('loses the messages that an earlier version stored as plain text, and encrypts its changes', async () => {
    await signInAna();
    belongTo(null);
    const inBrowser = createStore('custom-designs-inbox', 'kept');
    await set('inbox', 'lamps at dusk', inBrowser);
    await set(['ana', 'note'], change, inBrowser);
    belongTo('ana');
    await expect.poll(places).toEqual(changePlaces);
    expect((await readStored()).text).not.toMatch(/Gate|dusk/);
    expect(await storedChanges.of('ana')).toEqual([change]);
  });

  it('never gets a message that was being encrypted when the session ended', async () => {
    await signInAna();
    const storing = messageStorage('ana').setItem('', 'lamps at dawn');
    belongTo(null);
    await storing;
    await expect.poll(places).toEqual([]);
  });
});
