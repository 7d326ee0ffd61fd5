import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePerson, listActivity, listPeople } from '../../packages/desk/src/people/adapter.ts';
import { replaceBackend } from '../../packages/supabase/src/client.ts';
import { type Media, openMedia } from './media/mediaHarness.ts';
import { type Backend, EDITOR, MANAGER, USERS, VISITOR } from './script/harness.ts';
import { startServer } from './server.ts';

const { signal } = new AbortController();
const everything = { kinds: undefined, person: undefined };

describe('the adapter of activity', () => {
  let backend: Backend;
  let media: Media;

  beforeAll(async () => {
    const server = await startServer();
    for (const user of USERS) await server.addUser(user);
    backend = server;
  });
  beforeEach(async () => {
    media = await openMedia(backend);
    await media.signIn();
  });
  afterEach(() => replaceBackend());
  afterAll(() => backend.close());

  const idOf = async (email: string) =>
    (await listPeople(signal)).find((person) => person.email === email)?.id ?? '';

  test('lists what happened to a person or was done by them, of the chosen kinds', async () => {
    const [manager, visitor] = [await idOf(MANAGER.email), await idOf(VISITOR.email)];
    await changePerson(visitor, { role: 'editor' });
    const list = async (kinds: ('added' | 'role')[], person: string) =>
      (await listActivity({ kinds, person }, null, signal)).rows;
    const changed = { kind: 'role', account: visitor, actor: manager, role: 'editor', times: 1 };
    const added = { kind: 'added', actor: null };
    expect(await list(['added', 'role'], visitor)).toMatchObject([changed, added]);
    expect(await list(['added', 'role'], manager)).toMatchObject([
      changed,
      { ...added, account: manager },
    ]);
    expect(await list(['role'], await idOf(EDITOR.email))).toEqual([]);
  });

  test('lists pages from the newest to the oldest, without gaps while rows are added', async () => {
    const editor = await idOf(EDITOR.email);
    const roles = ['manager', 'editor'] as const;
    const change = (index: number) => changePerson(editor, { role: roles[index % 2] ?? null });
    for (let index = 0; index < 60; index += 1) await change(index);
    const first = await listActivity(everything, null, signal);
    await change(60);
    const second = await listActivity(everything, first.next, signal);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(first.rows).toHaveLength(50);
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) - index));
    expect(ids.at(-1)).toBe(1);
    expect(second.next).toBeNull();
  });

  test('asks for a sign-in after the session has ended', async () => {
    await media.client.auth.signOut({ scope: 'local' });
    const signedOut = { kind: 'denied', reason: 'signed-out' };
    await expect(listActivity(everything, null, signal)).rejects.toMatchObject(signedOut);
  });
});
