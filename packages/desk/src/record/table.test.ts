import { albumRows, fixtureEditor } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { signIn, signOut } from '../auth/index.ts';
import { openMedia } from '../pictures/adapter/media.fixtures.ts';
import { flag, text } from './fields.ts';
import { defineRecord } from './record.ts';
import { ConflictError, tableOf } from './table.ts';

const album = defineRecord({
  table: 'albums',
  what: 'project',
  desk: '/admin/projects',
  needs: 'editor',
  order: { column: 'created_at', ascending: false },
  fields: {
    title: text({ label: 'Title', max: 120, isRequired: true }),
    city: text({ label: 'City', max: 120 }),
    isPublished: flag({ label: 'Published' }),
  },
  titleOf: ({ title }) => title,
  isPublic: ({ isPublished }) => isPublished,
});
const albums = tableOf(album);
const { patio, pool, draft } = albumRows;
const { signal } = new AbortController();

afterEach(() => {
  replaceBackend();
  vi.restoreAllMocks();
});

async function open(rows: object[] = [patio, pool, draft]) {
  const opened = await openMedia('ok', { albums: rows });
  await opened.signInManager();
  const stored = () => opened.backend.rowsOf('albums');
  const change = (changes: object) =>
    opened.service.from('albums').update(changes).eq('id', patio.id).then();
  return { ...opened, stored, change };
}

/** A record as someone opened it. */
async function opened() {
  const row = await albums.read(patio.id);
  if (!row) throw new Error('The fixture has this row.');
  return { row, mine: { ...album.fieldsOf(row), title: 'Mine' } };
}

it('lists all records in their order', async () => {
  await open();
  expect((await albums.list(signal)).map(({ id }) => id)).toEqual([patio.id, pool.id, draft.id]);
});

it('lists records of one rank in the order of a second column', async () => {
  await open();
  const byTitle = tableOf({
    ...album,
    order: { column: 'is_published', ascending: false, second: 'title' },
  });
  const titles = (await byTitle.list(signal)).map(({ title }) => title);
  expect(titles).toEqual([pool.title, patio.title, draft.title]);
});

it('replaces the version that it knows, and reads the new one', async () => {
  const { stored } = await open();
  const { row, mine } = await opened();
  const saved = await albums.save(patio.id, row, mine);
  expect(saved).toMatchObject({ title: 'Mine', city: 'Mission' });
  expect(saved.updated_at).not.toBe(row.updated_at);
  // A column that the record doesn't have stays.
  expect(stored().find(({ id }) => id === patio.id)?.pictures).toEqual(patio.pictures);
});

it('keeps a newer version, and hands it over', async () => {
  const { change, stored } = await open();
  const { row, mine } = await opened();
  await change({ title: 'Theirs' });
  const error = await albums.save(patio.id, row, mine).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ConflictError);
  expect(error).toMatchObject({
    kind: 'conflict',
    message: 'Someone else changed this project',
    current: { title: 'Theirs' },
  });
  expect(stored().find(({ id }) => id === patio.id)?.title).toBe('Theirs');
});

it('succeeds when an earlier attempt has stored the same, and its response was lost', async () => {
  const { stored } = await open();
  const { row, mine } = await opened();
  await albums.save(patio.id, row, mine);
  expect(await albums.save(patio.id, row, mine)).toMatchObject({ title: 'Mine' });
  const id = crypto.randomUUID();
  const fields = { ...album.empty, title: 'New' };
  await albums.save(id, null, fields);
  expect(await albums.save(id, null, fields)).toMatchObject({ id, title: 'New', city: '' });
  expect(stored().filter(({ title }) => title === 'New')).toMatchObject([{ city: null }]);
  await expect(albums.save(id, null, mine)).rejects.toBeInstanceOf(ConflictError);
});

it('says that a record was deleted, and adds it again without a version', async () => {
  const { stored } = await open();
  const { row, mine } = await opened();
  await albums.remove(patio.id);
  await expect(albums.save(patio.id, row, mine)).rejects.toMatchObject({
    kind: 'missing',
    message: 'Someone deleted this project. Save again to restore it.',
  });
  await albums.save(patio.id, null, mine);
  expect(stored().find(({ id }) => id === patio.id)?.title).toBe('Mine');
});

it('moves a record to the trash, and restores it as it was, in any number of attempts', async () => {
  const { stored, service } = await open();
  const before = stored().find(({ id }) => id === patio.id);
  const client = new QueryClient();
  const deleted = () => client.fetchQuery({ ...albums.trash.query(), staleTime: 0 });
  expect(await albums.remove(patio.id)).toBe(true);
  expect(await albums.remove(patio.id)).toBe(false);
  const { id, title } = patio;
  expect(await deleted()).toEqual([{ id, title, deletedAt: expect.any(String) }]);
  await albums.trash.restore(id);
  await albums.trash.restore(id);
  expect(stored().find((row) => row.id === id)).toEqual(before);
  expect(await deleted()).toEqual([]);
  await albums.remove(id);
  await albums.trash.destroy(id);
  await albums.trash.destroy(id);
  await expect(albums.trash.restore(id)).rejects.toMatchObject({ kind: 'missing' });
  expect((await service.from('trash').select('id')).data).toEqual([]);
});

it('reads nothing for an unknown id, or one that is no id', async () => {
  const { asked } = await open();
  expect(await albums.read(crypto.randomUUID())).toBeNull();
  const before = asked.length;
  expect(await albums.read('nothing')).toBeNull();
  expect(asked).toHaveLength(before);
});

it('refuses a row that can’t be read', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await open([{ ...patio, is_published: 'maybe' }]);
  await expect(albums.read(patio.id)).rejects.toMatchObject({
    kind: 'malformed',
    message: 'This project can’t be read.',
  });
});

it('asks for a sign-in where an ended session gets less', async () => {
  await open();
  const { row, mine } = await opened();
  await signOut();
  const ended = { kind: 'denied', reason: 'signed-out' };
  // Visitors see the two published ones.
  await expect(albums.list(signal)).rejects.toMatchObject(ended);
  await expect(albums.read(draft.id)).rejects.toMatchObject(ended);
  await expect(albums.save(patio.id, row, mine)).rejects.toMatchObject(ended);
  await expect(albums.save(crypto.randomUUID(), null, mine)).rejects.toMatchObject(ended);
  await expect(albums.remove(patio.id)).rejects.toMatchObject(ended);
  await expect(new QueryClient().fetchQuery(albums.trash.query())).rejects.toMatchObject(ended);
});

it('saves records that another column names', async () => {
  const { backend } = await open();
  const facts = tableOf({
    table: 'site_facts',
    what: 'fact',
    needs: 'manager',
    key: { column: 'key', isKey: () => true },
    order: { column: 'key', ascending: true },
    row: z.object({ key: z.string(), value: z.string(), updated_at: z.string() }),
    fieldsOf: ({ value }) => value,
    columnsOf: (value) => ({ value }),
    titleOf: () => '',
    versionOf: ({ updated_at }) => updated_at,
    isSame: (one, other) => one === other,
  });
  const added = await facts.save('notice', null, 'Closed');
  const current = await facts.save('notice', added, 'Open');
  await expect(facts.save('notice', added, 'Late')).rejects.toMatchObject({ current });
  const rows = backend.rowsOf('site_facts').filter(({ key }) => key === 'notice');
  expect(rows).toMatchObject([{ value: 'Open' }]);
});

it('believes no empty answer to an editor where only managers may read', async () => {
  await open();
  await signOut();
  await signIn(fixtureEditor.email, fixtureEditor.password);
  const forManagers = tableOf({ ...album, needs: 'manager' });
  const refused = { kind: 'denied', reason: 'not-allowed' };
  await expect(forManagers.read(crypto.randomUUID())).rejects.toMatchObject(refused);
  expect(await albums.read(crypto.randomUUID())).toBeNull();
});
