import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';

export const EDITOR = { email: 'editor@example.com', password: 'editor password 1' };
export const TABLE = 'custom_design_blogs';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export const post = (changes: object = {}) => ({
  ...{ id: crypto.randomUUID(), title: 'New lamps', excerpt: 'e', category: 'Audio' },
  ...{ slug: 'new-lamps', content: '[]', status: 'published', ...changes },
});

export function posts(contract: () => Contract): void {
  let editor: SupabaseClient;
  beforeAll(async () => {
    await contract().backend.addUser({ ...EDITOR, app_metadata: { role: 'editor' } });
    editor = contract().client();
    await editor.auth.signInWithPassword(EDITOR);
  });
  beforeEach(() => restoreRows(contract()));

  const add = async (changes: object, client = editor) => {
    const { data, error } = await client.from(TABLE).insert(post(changes)).select('*').single();
    if (error) throw error;
    return data;
  };
  const change = (id: string, changes: object) =>
    editor.from(TABLE).update(changes).eq('id', id).select('*');
  const seen = async (client: SupabaseClient, id: string) =>
    (await client.from(TABLE).select('id').eq('id', id)).data?.length;

  test.each([
    ['is a draft', { status: 'draft' }, 0],
    ['is scheduled', { publish_at: inDays(1) }, 0],
    ['is dated in the future', { date: inDays(2).slice(0, 10) }, 0],
    ['was scheduled', { publish_at: inDays(-1), date: inDays(-2).slice(0, 10) }, 1],
  ])('a stranger reads a post that %s: %o', async (_what, changes, expected) => {
    const { id } = await add({ ...changes, category: ' ' });
    const { anon, visitor, manager } = contract();
    for (const client of [anon, visitor]) {
      expect(await seen(client, id)).toBe(expected);
      await client.from(TABLE).update({ category: 'Design' }).eq('category', ' ').select('id');
    }
    for (const client of [editor, manager]) expect(await seen(client, id)).toBe(1);
    const { data } = await editor.from(TABLE).select('category').eq('id', id).single();
    expect(data?.category).toBe(expected ? 'Design' : ' ');
  });

  const restore = (id: string) =>
    editor.from('trash').update({ deleted_at: null }).eq('id', id).select('id');

  test('a deleted post comes back from the trash with its draft, once', async () => {
    const original = await add({ date: '2024-01-01' });
    const draft = await add({ draft_of: original.id, status: 'draft', title: 'Better lamps' });
    await editor.from(TABLE).delete().eq('id', original.id);
    expect(await seen(editor, draft.id)).toBe(0);
    const { anon, visitor } = contract();
    for (const client of [anon, visitor]) {
      expect((await client.from('trash').select('id')).data ?? []).toEqual([]);
    }
    const { data: deleted } = await editor
      .from('trash')
      .select('id, table_name, deleted_by')
      .in('id', [original.id, draft.id]);
    expect(deleted).toEqual([{ id: original.id, table_name: TABLE, deleted_by: EDITOR.email }]);
    expect((await restore(original.id)).data).toHaveLength(1);
    expect((await restore(original.id)).data).toEqual([]);
    const { data } = await editor.from(TABLE).select('*').in('id', [original.id, draft.id]);
    const time = { updated_at: expect.any(String) };
    expect(data).toHaveLength(2);
    expect(data).toContainEqual({ ...original, ...time });
    expect(data).toContainEqual({ ...draft, ...time });
    // Publishing and discarding a draft keep nothing in the trash.
    await change(draft.id, { status: 'published' });
    expect((await editor.from('trash').select('id').eq('id', draft.id)).data).toEqual([]);
  });

  test('a deleted post whose address another post has taken stays in the trash', async () => {
    const { id } = await add({});
    await editor.from(TABLE).delete().eq('id', id);
    await add({ title: 'Newer lamps' });
    expect((await restore(id)).error).toMatchObject({
      code: '23505',
      message: 'The address “new-lamps” belongs to the post “Newer lamps”.',
    });
    expect((await editor.from('trash').select('id').eq('id', id)).data).toHaveLength(1);
  });

  test('only editors and managers write posts and read who changed them', async () => {
    const { anon, visitor, manager, backend } = contract();
    const account = { email: 'left@example.com', password: 'left password 1' };
    await backend.addUser({ ...account, app_metadata: { role: 'editor' } });
    const ended = contract().client();
    await ended.auth.signInWithPassword(account);
    await backend.addUser({ ...account, password: 'left password 2' });
    const { id } = await add({ status: 'draft' });
    for (const client of [anon, visitor, ended]) {
      expect((await client.from(TABLE).insert(post())).error?.code).toBe('42501');
      const { data } = await client.from(TABLE).update({ title: 'x' }).eq('id', id).select('id');
      expect(data ?? []).toEqual([]);
      expect((await client.from(TABLE).delete().eq('id', id).select('id')).data ?? []).toEqual([]);
      expect((await client.from('post_editing').select()).data ?? []).toEqual([]);
    }
    await manager.from(TABLE).update({ title: 'x' }).eq('id', id);
    const { data } = await editor.from('post_editing').select('*').eq('post_id', id).single();
    expect(data).toEqual({ post_id: id, updated_by: 'manager@example.com' });
  });

  test('a change sets updated_at, so an older copy changes no row', async () => {
    const { id, updated_at } = await add({ status: 'draft' });
    const write = (title: string) =>
      editor.from(TABLE).update({ title }).eq('id', id).eq('updated_at', updated_at).select('*');
    const { data: first } = await write('Mine');
    expect(first?.[0]).toMatchObject({ title: 'Mine' });
    expect(first?.[0].updated_at > updated_at).toBe(true);
    expect((await write('Theirs')).data).toEqual([]);
  });

  test('publishing the draft of a post replaces the post and removes the draft', async () => {
    const original = await add({ date: '2024-01-01' });
    const draft = { draft_of: original.id, status: 'draft', title: 'Better lamps' };
    const { id } = await add({ ...draft, slug: 'better-lamps' });
    await expect(add(draft)).rejects.toMatchObject({ code: '23505' });
    expect(await seen(contract().anon, original.id)).toBe(1);
    const { data } = await change(id, { status: 'published' });
    expect(data).toHaveLength(1);
    expect(await seen(editor, id)).toBe(0);
    const { data: now } = await contract().anon.from(TABLE).select('*').eq('id', original.id);
    expect(now).toEqual([
      expect.objectContaining({ title: 'Better lamps', slug: 'better-lamps', date: null }),
    ]);
    const former = contract().anon.from('post_slugs').select('slug, post_id');
    expect((await former.eq('post_id', original.id)).data).toEqual([
      { slug: 'new-lamps', post_id: original.id },
    ]);
  });

  test('former addresses are read by those who read their post, also after an undone deletion', async () => {
    const { id } = await add({ publish_at: inDays(1) });
    await change(id, { slug: 'secret-lamps' });
    const read = async (client: SupabaseClient) =>
      (await client.from('post_slugs').select('slug').eq('post_id', id)).data;
    const { anon, visitor } = contract();
    for (const client of [anon, visitor]) expect(await read(client)).toEqual([]);
    expect(await read(editor)).toEqual([{ slug: 'new-lamps' }]);
    await editor.from(TABLE).delete().eq('id', id);
    expect(await read(editor)).toEqual([]);
    await restore(id);
    await change(id, { publish_at: null });
    expect(await read(anon)).toEqual([{ slug: 'new-lamps' }]);
    // Another post may take over the former address of a deleted one.
    await editor.from(TABLE).delete().eq('id', id);
    const other = await add({ slug: 'new-lamps' });
    expect((await change(other.id, { slug: 'newer-lamps' })).error).toBeNull();
    const { data } = await anon.from('post_slugs').select('post_id').eq('slug', 'new-lamps');
    expect(data).toEqual([{ post_id: other.id }]);
  });

  describe('the link to a preview', () => {
    const open = (key: unknown) => contract().request(`/functions/v1/posts?preview=${key}`);
    const statusOf = async (key: unknown) => (await open(key)).status;
    /** The answer to a request for a link, with the client's own rights. */
    const ask = async (client: SupabaseClient, body: object) => {
      const { data, error, response } = await client.functions.invoke('posts', { body });
      if (error && !response) throw error;
      return { status: response?.status, key: data?.key };
    };
    const keyFor = async (post: string, client = editor, isNew = false) =>
      (await ask(client, { post, isNew })).key;

    test('opens one draft, until it is published or deleted', async () => {
      const { id } = await add({ status: 'draft' });
      const key = await keyFor(id);
      expect(await keyFor(id)).toBe(key);
      const found = await open(key);
      expect(found.headers.get('cache-control')).toBe('no-store');
      expect(await found.json()).toMatchObject({ post: { id, title: 'New lamps' } });
      for (const other of [id, '', 'x&select=*']) expect(await statusOf(other)).toBe(404);
      await change(id, { status: 'published' });
      expect(await statusOf(key)).toBe(404);
      const renewed = await keyFor(id);
      expect(await statusOf(renewed)).toBe(200);
      await editor.from(TABLE).delete().eq('id', id);
      expect(await statusOf(renewed)).toBe(404);
      expect(await ask(editor, { post: id })).toMatchObject({ status: 404 });
    });

    test('is told to editors and managers only, for one post at a time', async () => {
      const { id } = await add({ status: 'draft' });
      const { anon, visitor, manager } = contract();
      expect((await ask(anon, { post: id })).status).toBe(401);
      expect((await ask(visitor, { post: id })).status).toBe(403);
      expect((await ask(editor, { post: `${id},${id}` })).status).toBe(400);
      await keyFor(id);
      for (const client of [anon, visitor, editor, manager]) {
        expect((await client.from('post_previews').select('key')).error?.code).toBe('42501');
        const shared = { post_id: id, key: crypto.randomUUID() };
        expect((await client.from('post_previews').insert(shared)).error?.code).toBe('42501');
      }
      expect((await manager.from('post_previews').select('post_id')).data).toEqual([]);
    });

    test('ends at once when an editor or a manager makes a new link to the same post', async () => {
      const { manager } = contract();
      const [first, second] = [await add({ status: 'draft' }), await add({ status: 'draft' })];
      const keys = [await keyFor(first.id), await keyFor(first.id, manager)];
      const other = await keyFor(second.id);
      const renewed = await keyFor(first.id, manager, true);
      for (const key of keys) expect(await statusOf(key)).toBe(404);
      for (const key of [renewed, other]) expect(await statusOf(key)).toBe(200);
      expect(await keyFor(first.id, manager)).toBe(renewed);
      expect(await statusOf(await keyFor(first.id, editor, true))).toBe(200);
      expect(await statusOf(renewed)).toBe(404);
    });

    const people = () => contract().manager.from('people');
    test.each([
      ['has no access any more', () => people().update({ role: null })],
      ['is removed', () => people().delete()],
    ])('ends when its maker %s, and others’ links stay', async (_what, leave) => {
      const { backend } = contract();
      const account = { email: 'leaving@example.com', password: 'leaving password 1' };
      await backend.addUser({ ...account, app_metadata: { role: 'editor' } });
      const leaving = contract().client();
      await leaving.auth.signInWithPassword(account);
      const { id } = await add({ status: 'draft' });
      const [own, kept] = [await keyFor(id, leaving), await keyFor(id)];
      expect(await statusOf(own)).toBe(200);
      await leave().eq('email', account.email);
      expect(await statusOf(own)).toBe(404);
      expect(await statusOf(kept)).toBe(200);
    });
  });

  describe('an address', () => {
    const taken = { code: '23505', message: expect.stringContaining('“Warm light”') };

    test('is unique among published posts when an editor writes', async () => {
      await expect(add({ slug: 'Warm-Light' })).rejects.toMatchObject(taken);
      const { id } = await add({ slug: 'warm-light', status: 'draft' });
      expect((await change(id, { status: 'published' })).error).toMatchObject(taken);
      expect((await change(id, { status: 'published', slug: 'warmer-light' })).error).toBeNull();
      expect((await change(id, { slug: 'warm-light' })).error).toMatchObject(taken);
    });

    test('may be repeated by imported posts, which editors can still change', async () => {
      const { id } = await add({ slug: 'warm-light' }, contract().service);
      expect((await change(id, { title: 'Imported' })).error).toBeNull();
      const draft = await add({ draft_of: id, slug: 'warm-light', status: 'draft' });
      expect((await change(draft.id, { status: 'published' })).error).toBeNull();
    });
  });
}
