import { beforeEach, describe, expect, test } from 'vitest';
import { image, restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';

export function writes(contract: () => Contract): void {
  describe('writing as a manager', () => {
    beforeEach(() => restoreRows(contract()));
    const images = () => contract().manager.from('images');

    test('insert with select returns the row with its defaults', async () => {
      const { data, error } = await images()
        .insert(image({ title: 'new' }))
        .select()
        .single();
      expect(error).toBeNull();
      expect(data.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(data).toMatchObject({ title: 'new', is_featured: false, width: null });
      expect(data).toMatchObject({ sha256: null, has_thumbnail: false, has_medium: false });
      expect(data.tags).toEqual(['one', 'two, with comma']);
    });

    test('several rows are inserted together or not at all', async () => {
      const good = await images()
        .insert([image({ title: 'a' }), image({ title: 'b' })])
        .select();
      expect(good.data?.map(({ title }) => title)).toEqual(['a', 'b']);
      const bad = await images().insert([image({ title: 'c' }), image({ category: 'nope' })]);
      expect(bad.error?.code).toBe('23514');
      expect((await images().select('id').eq('title', 'c')).data).toEqual([]);
    });

    test('update changes the named columns of one row and returns it', async () => {
      const { data: row } = await images().select('id').eq('title', 'first').single();
      const changes = { title: 'renamed', description: 'd', category: 'hero-images', tags: ['x'] };
      const { data } = await images().update(changes).eq('id', row?.id).select().single();
      expect(data).toMatchObject({ ...changes, width: 10, is_featured: true });
    });

    test('update returns 204 without select, and 200 with an empty list for no row', async () => {
      const id = crypto.randomUUID();
      const done = await images().update({ is_featured: true }).eq('title', 'second');
      const none = await images().update({ is_featured: true }).eq('id', id).select();
      expect(done.status).toBe(204);
      expect(none).toMatchObject({ status: 200, data: [], error: null });
    });

    test('an update of too many rows with single changes nothing', async () => {
      const { error } = await images()
        .update({ title: 'all' })
        .not('id', 'is', null)
        .select()
        .single();
      expect(error?.code).toBe('PGRST116');
      expect((await images().select('id').eq('title', 'all')).data).toEqual([]);
    });

    test('delete removes the row by id and returns it if requested', async () => {
      const { data: row } = await images().select('id').eq('title', 'third').single();
      const { data } = await images().delete().eq('id', row?.id).select('title');
      expect(data).toEqual([{ title: 'third' }]);
      expect((await images().select('id')).data).toHaveLength(2);
    });

    test('a write returns the count of rows if requested', async () => {
      const changed = await images().update({ width: 5 }, { count: 'exact' }).gt('width', 0);
      const gone = await images().delete({ count: 'exact' }).eq('width', 5);
      expect(changed.count).toBe(3);
      expect(gone.count).toBe(3);
    });

    test('writing nothing succeeds with no rows', async () => {
      const none = await images().insert([]).select();
      const same = await images().update({}).eq('title', 'first').select();
      expect([none.data, none.status]).toEqual([[], 201]);
      expect([same.data, same.status]).toEqual([[], 200]);
      expect((await images().insert([])).data).toBeNull();
    });

    test('text, quotes, and other alphabets are stored unchanged', async () => {
      const title = `O'Neil "quoted" \\ back; -- ñ 漢字 🏠`;
      const { data } = await images()
        .insert(image({ title, tags: ['{a}', 'b"c', ''] }))
        .select()
        .single();
      expect(data).toMatchObject({ title, tags: ['{a}', 'b"c', ''] });
      expect((await images().select('id').eq('title', title)).data).toHaveLength(1);
    });
  });

  describe('writes that do not fit', () => {
    const images = () => contract().manager.from('images');

    test.each([
      ['a missing required column', { file_name: null }, '23502', 400],
      ['an unknown category', { category: 'nope' }, '23514', 400],
      ['a wrong number', { width: 'wide' }, '22P02', 400],
      ['a number too large', { width: 3_000_000_000 }, '22003', 400],
      ['a wrong boolean', { is_featured: 'perhaps' }, '22P02', 400],
      ['a wrong moment', { created_at: 'yesterday-ish' }, '22007', 400],
      ['a day that does not exist', { created_at: '2024-02-31' }, '22008', 400],
      ['an unknown column', { color: 'red' }, 'PGRST204', 400],
    ])('%s is refused', async (_what, change, code, status) => {
      const answer = await images().insert(image(change));
      expect(answer.error?.code).toBe(code);
      expect(answer.status).toBe(status);
    });

    test.each([
      ['short', 'ab'],
      ['in upper case', 'AB'.repeat(32)],
      ['with another letter', 'g'.repeat(64)],
    ])('a hash %s is refused by the name of its check', async (_what, sha256) => {
      const { error, status } = await images().insert(image({ sha256 }));
      expect([status, error?.code]).toEqual([400, '23514']);
      expect(error?.message).toContain('violates check constraint "images_sha256_check"');
    });

    test('a duplicate id gets 409 23505', async () => {
      const id = crypto.randomUUID();
      await images().insert(image({ id }));
      const { error, status } = await images().insert(image({ id }));
      expect([status, error?.code]).toEqual([409, '23505']);
      expect(error?.message).toContain('violates unique constraint "images_pkey"');
    });

    test('update and delete without a filter are refused with 21000', async () => {
      const answers = [await images().update({ title: 'all' }), await images().delete()];
      const told = answers.map(({ status, error }) => [status, error?.code, error?.message]);
      expect(told).toEqual([
        [400, '21000', 'UPDATE requires a WHERE clause'],
        [400, '21000', 'DELETE requires a WHERE clause'],
      ]);
    });

    test('upsert is refused', async () => {
      const { error, status } = await images().upsert(image({ id: crypto.randomUUID() }));
      expect(status).toBe(400);
      expect(error?.code).toBe('PGRST100');
    });
  });
}
