import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishedRows } from '../../packages/desk/src/desks.ts';
import { factTable, listFacts } from '../../packages/desk/src/facts/adapter/manageFacts.ts';
import { ConflictError } from '../../packages/desk/src/record/table.ts';
import { replaceBackend } from '../../packages/supabase/src/client.ts';
import { type Media, openMedia } from './media/mediaHarness.ts';
import { type Backend, EDITOR, MANAGER, USERS } from './script/harness.ts';
import { startServer } from './server.ts';

const { signal } = new AbortController();
const phone = { label: '(202) 555-0100', href: 'tel:+12025550100' };

describe('the adapter of facts', () => {
  let backend: Backend;
  let media: Media;

  beforeAll(async () => {
    const server = await startServer();
    for (const user of USERS) await server.addUser(user);
    backend = server;
  });
  beforeEach(async () => {
    media = await openMedia(backend);
    await media.service.from('site_facts').delete().neq('key', '');
    await media.service.from('site_fact_changes').delete().neq('key', '');
    await media.signIn();
  });
  afterEach(() => replaceBackend());
  afterAll(() => backend.close());

  test('adds a fact, changes it, and lists both with their history', async () => {
    const added = await factTable.save('phone.main', null, { value: phone });
    const changed = await factTable.save('phone.main', added, { value: null });
    expect(changed).toMatchObject({ key: 'phone.main', value: null });
    const { facts, changes } = await listFacts(signal);
    expect(facts).toEqual([changed]);
    expect(changes).toMatchObject([
      { key: 'phone.main', old_value: phone, value: null, changed_by: MANAGER.email },
      { key: 'phone.main', old_value: null, value: phone },
    ]);
  });

  test('saves again what a lost response has stored, and refuses to overwrite another value', async () => {
    // The database keeps no order of an object's parts.
    const reversed = { href: phone.href, label: phone.label };
    const added = await factTable.save('phone.main', null, { value: phone });
    expect(await factTable.save('phone.main', null, { value: reversed })).toEqual(added);
    const theirs = await factTable.save('phone.main', added, { value: { ...phone, label: '0' } });
    const saving = factTable.save('phone.main', added, { value: phone });
    const error = await saving.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ kind: 'conflict', current: theirs });
    expect(await factTable.list(signal)).toEqual([theirs]);
  });

  test('counts no reply as newer content of the website', async () => {
    await factTable.save('reply.received', null, { value: { title: 'Thanks', text: 'Hi {name}' } });
    await factTable.save('notice', null, { value: { text: 'Closed' } });
    const facts = publishedRows.find(({ table }) => table === 'site_facts');
    const rows = media.client.from('site_facts').select('key');
    const newer = facts?.newer('2020-01-01T00:00:00Z', '') ?? [];
    const { data } = await newer.reduce((asked, filter) => asked.or(filter), rows);
    expect(data).toEqual([{ key: 'notice' }]);
  });

  test('asks for a sign-in after the session has ended', async () => {
    const added = await factTable.save('notice', null, { value: { text: 'Closed' } });
    await media.client.auth.signOut({ scope: 'local' });
    const signedOut = { kind: 'denied', reason: 'signed-out' };
    await expect(factTable.save('notice', added, { value: null })).rejects.toMatchObject(signedOut);
    await expect(listFacts(signal)).rejects.toMatchObject(signedOut);
  });

  test('refuses an editor, who isn’t a manager', async () => {
    const added = await factTable.save('notice', null, { value: { text: 'Closed' } });
    await media.client.auth.signOut({ scope: 'local' });
    await media.signIn(EDITOR);
    const refused = { kind: 'denied', reason: 'not-allowed' };
    await expect(factTable.save('notice', added, { value: null })).rejects.toMatchObject(refused);
    await expect(factTable.save('email', null, { value: 'x' })).rejects.toMatchObject(refused);
  });
});
