import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';
import { EDITOR, post, TABLE } from './posts.ts';

/** Runs after `posts`, which adds the editor. */
export function postVersions(contract: () => Contract): void {
  let editor: SupabaseClient;
  beforeAll(async () => {
    editor = contract().client();
    await editor.auth.signInWithPassword(EDITOR);
  });
  beforeEach(() => restoreRows(contract()));

  const add = async (changes: object) => {
    const { data, error } = await editor.from(TABLE).insert(post(changes)).select('id').single();
    if (error) throw error;
    return data;
  };
  const change = (id: string, changes: object) =>
    editor.from(TABLE).update(changes).eq('id', id).select('id');

  describe('versions of a post', () => {
    const versions = async (id: string, client = editor) => {
      const { data } = await client
        .from('post_versions')
        .select('saved_by, fields')
        .eq('post_id', id)
        .order('started_at');
      return (data ?? []).map(({ fields, saved_by }) => `${fields.title} by ${saved_by}`);
    };
    const age = async (id: string, minutes: number) => {
      const { data } = await contract().service.from('post_versions').select().eq('post_id', id);
      for (const { started_at } of data ?? []) {
        const earlier = new Date(Date.parse(started_at) - minutes * 60_000).toISOString();
        await contract()
          .service.from('post_versions')
          .update({ started_at: earlier })
          .match({ post_id: id, started_at });
      }
    };

    test('keep what each person saved, and what the post was before', async () => {
      const { id } = await add({});
      const draft = await add({ draft_of: id, status: 'draft', title: 'First' });
      await change(draft.id, { title: 'Second' });
      expect(await versions(id)).toEqual(['New lamps by null', `Second by ${EDITOR.email}`]);
      await contract().manager.from(TABLE).update({ title: 'Theirs' }).eq('id', draft.id);
      await change(draft.id, { title: 'Third' });
      await age(id, 11);
      await change(draft.id, { title: 'Fourth' });
      const all = [
        'New lamps by null',
        `Second by ${EDITOR.email}`,
        'Theirs by manager@example.com',
        `Third by ${EDITOR.email}`,
        `Fourth by ${EDITOR.email}`,
      ];
      expect(await versions(id)).toEqual(all);
      // Publishing changes no text.
      await change(draft.id, { status: 'published' });
      expect(await versions(id)).toEqual(all);
      const { anon, visitor } = contract();
      for (const client of [anon, visitor]) expect(await versions(id, client)).toEqual([]);
    });

    test('keep a text that an earlier version replaces', async () => {
      const { id } = await add({ status: 'draft' });
      await change(id, { title: 'Typed' });
      await change(id, { title: 'New lamps' });
      await change(id, { title: 'Typed on' });
      expect(await versions(id)).toEqual([
        'New lamps by null',
        `Typed by ${EDITOR.email}`,
        `Typed on by ${EDITOR.email}`,
      ]);
    });

    test('keep each text that readers have seen', async () => {
      const { id } = await add({ title: 'Seen' });
      for (const [seen, title] of [
        ['Seen', 'Seen again'],
        ['Seen again', 'Seen last'],
      ]) {
        const { id: draft } = await add({ draft_of: id, status: 'draft', title: seen });
        await change(draft, { title });
        await change(id, { title });
        await editor.from(TABLE).delete().eq('id', draft);
      }
      expect(await versions(id)).toEqual([
        'Seen by null',
        `Seen again by ${EDITOR.email}`,
        `Seen last by ${EDITOR.email}`,
      ]);
    });

    test('are the last twenty', async () => {
      const { id } = await add({ status: 'draft' });
      for (let save = 1; save <= 22; save += 1) {
        await change(id, { title: `Save ${save}` });
        await age(id, 11);
      }
      const kept = await versions(id);
      expect(kept).toHaveLength(20);
      expect(kept.at(0)).toBe(`Save 3 by ${EDITOR.email}`);
    });
  });
}
