import { beforeEach, describe, expect, test } from 'vitest';
import { image, restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';

export function policies(contract: () => Contract): void {
  beforeEach(() => restoreRows(contract()));

  describe('who may write images', () => {
    test('nobody without an account: 401 and 42501', async () => {
      const images = contract().anon.from('images');
      for (const write of [
        images.insert(image()),
        images.update({ title: 'x' }).eq('title', 'first'),
        images.delete().eq('title', 'first'),
      ]) {
        const { error, status } = await write;
        expect(status).toBe(401);
        expect(error).toMatchObject({
          code: '42501',
          message: 'permission denied for table images',
        });
      }
    });

    test('an account that is no manager may not insert: 403 and 42501', async () => {
      const { error, status } = await contract().visitor.from('images').insert(image());
      expect(status).toBe(403);
      expect(error).toMatchObject({
        code: '42501',
        message: 'new row violates row-level security policy for table "images"',
      });
    });

    test('an account that is no manager changes and deletes no row', async () => {
      const images = contract().visitor.from('images');
      const update = await images.update({ title: 'x' }).eq('title', 'first').select();
      const remove = await images.delete().eq('title', 'first').select();
      expect([update.data, remove.data]).toEqual([[], []]);
      expect((await images.select('id').eq('title', 'first')).data).toHaveLength(1);
    });

    test('user_metadata makes nobody a manager', async () => {
      const { error } = await contract().visitor.auth.updateUser({ data: { role: 'manager' } });
      expect(error).not.toBeNull();
      expect((await contract().visitor.from('images').insert(image())).status).toBe(403);
    });
  });

  describe('who may write posts', () => {
    const anon = () => contract().anon.from('custom_design_blogs');

    test('anyone fills in a missing category', async () => {
      const { data: post } = await anon().select('id').is('slug', null).single();
      const { data, error } = await anon()
        .update({ category: 'Design' })
        .eq('id', post?.id)
        .select('category');
      expect(error).toBeNull();
      expect(data).toEqual([{ category: 'Design' }]);
    });

    test('a category that is there is not replaced', async () => {
      const { data } = await anon().update({ category: 'Audio' }).eq('slug', 'warm-light').select();
      expect(data).toEqual([]);
    });

    test('an invented category is refused', async () => {
      const { error } = await anon().update({ category: 'Hacked' }).is('slug', null);
      expect(error).toMatchObject({
        code: '42501',
        message: 'new row violates row-level security policy for table "custom_design_blogs"',
      });
    });

    test.each(['anon', 'visitor', 'manager'] as const)(
      '%s may not touch another column',
      async (who) => {
        const posts = contract()[who].from('custom_design_blogs');
        const { error } = await posts.update({ category: 'Design', title: 'x' }).is('slug', null);
        expect(error?.code).toBe('42501');
      },
    );

    test.each(['anon', 'visitor', 'manager'] as const)(
      '%s may not insert or delete',
      async (who) => {
        const posts = contract()[who].from('custom_design_blogs');
        const row = { title: 'x', excerpt: 'x', category: 'Design', content: 'x' };
        expect((await posts.insert(row)).error?.code).toBe('42501');
        expect((await posts.delete().eq('slug', 'warm-light')).error?.code).toBe('42501');
      },
    );
  });

  describe('the secret key', () => {
    test('passes every policy', async () => {
      const { service } = contract();
      const row = { title: 'x', excerpt: 'x', category: '', content: 'x' };
      const { data, error } = await service
        .from('custom_design_blogs')
        .insert(row)
        .select()
        .single();
      expect(error).toBeNull();
      expect(data.title).toBe('x');
      expect((await service.from('leads').select()).error).toBeNull();
    });
  });
}
