import { describe, expect, test } from 'vitest';
import type { Contract } from './harness.ts';

export function filters(contract: () => Contract): void {
  describe('filters', () => {
    const posts = () => contract().anon.from('custom_design_blogs').select('slug').order('slug');
    const images = () => contract().anon.from('images').select('title').order('title');
    const slugs = async (query: PromiseLike<{ data: { slug: string | null }[] | null }>) =>
      (await query).data?.map(({ slug }) => slug);
    const titles = async (query: PromiseLike<{ data: { title: string | null }[] | null }>) =>
      (await query).data?.map(({ title }) => title);

    test('eq treats commas, dots, and parentheses as text', async () => {
      expect(await slugs(posts().eq('title', 'Cool light, really'))).toEqual(['cool-light']);
      expect(await slugs(posts().eq('excerpt', 'The other end (of it)'))).toEqual(['cool-light']);
    });

    test('neq, gt, gte, lt, and lte compare by type and leave out nulls', async () => {
      expect(await slugs(posts().neq('date', '2023-06-01'))).toEqual(['quiet-rooms', 'warm-light']);
      expect(await slugs(posts().gt('date', '2023-05-28'))).toEqual(['cool-light']);
      expect(await slugs(posts().gte('date', '2023-05-28'))).toEqual(['cool-light', 'warm-light']);
      expect(await titles(images().lt('width', 30))).toEqual(['first']);
      expect(await titles(images().lte('width', 30))).toEqual(['first', 'third']);
      const moment = images().gt('created_at', '2024-01-01T23:30:00+02:00');
      expect(await titles(moment)).toEqual(['second', 'third']);
    });

    test('in accepts a list, an empty list, and commas in a value', async () => {
      expect(await slugs(posts().in('slug', ['warm-light', 'x']))).toEqual(['warm-light']);
      expect(await slugs(posts().in('title', ['Cool light, really', 'y']))).toEqual(['cool-light']);
      expect(await slugs(posts().in('slug', []))).toEqual([]);
    });

    test('is finds null, true and false', async () => {
      expect(await slugs(posts().is('slug', null))).toEqual([null]);
      expect(await titles(images().is('is_featured', true))).toEqual(['first']);
      expect(await titles(images().is('is_featured', false))).toEqual(['second', 'third']);
    });

    test('like is case-sensitive, ilike is not, and both support wildcards', async () => {
      expect(await slugs(posts().like('title', '%light'))).toEqual(['warm-light']);
      expect(await slugs(posts().like('title', 'warm%'))).toEqual([]);
      expect(await slugs(posts().ilike('title', 'WARM%'))).toEqual(['warm-light']);
      expect(await slugs(posts().ilike('title', '*LIGHT*'))).toEqual(['cool-light', 'warm-light']);
      expect(await slugs(posts().ilike('excerpt', '100\\% q_iet'))).toEqual(['quiet-rooms']);
    });

    test('or joins conditions, nested and with quoted values', async () => {
      const simple = posts().or('slug.eq.warm-light,category.eq.Audio');
      expect(await slugs(simple)).toEqual(['quiet-rooms', 'warm-light']);
      const nested = posts().or('slug.eq.quiet-rooms,and(category.eq.Lighting,date.gt.2023-05-30)');
      expect(await slugs(nested)).toEqual(['cool-light', 'quiet-rooms']);
      const quoted = posts().or('title.eq."Cool light, really",slug.is.null');
      expect(await slugs(quoted)).toEqual(['cool-light', null]);
      const listed = posts().or('slug.in.(warm-light,quiet-rooms),slug.is.null');
      expect(await slugs(listed)).toEqual(['quiet-rooms', 'warm-light', null]);
    });

    test('not inverts a condition and leaves out nulls', async () => {
      expect(await slugs(posts().not('category', 'eq', 'Lighting'))).toEqual(['quiet-rooms', null]);
      expect(await slugs(posts().not('slug', 'is', null))).toHaveLength(3);
      expect(await slugs(posts().not('slug', 'in', '(warm-light,cool-light)'))).toEqual([
        'quiet-rooms',
      ]);
      expect(await slugs(posts().or('not.and(slug.eq.warm-light),slug.is.null'))).toEqual([
        'cool-light',
        'quiet-rooms',
        null,
      ]);
    });

    test('several filters apply together', async () => {
      const both = posts().eq('category', 'Lighting').ilike('title', 'cool%');
      expect(await slugs(both)).toEqual(['cool-light']);
    });

    test('a column can be renamed in the response', async () => {
      const { data } = await contract()
        .anon.from('custom_design_blogs')
        .select('heading:title')
        .eq('slug', 'warm-light')
        .single();
      expect(data).toEqual({ heading: 'Warm light' });
    });
  });
}
