import { describe, expect, test } from 'vitest';
import type { Contract } from './harness.ts';

const LISTED = 'id, title, date, excerpt, image, category, slug, author, created_at, content';

export function reads(contract: () => Contract): void {
  describe('reading the blog', () => {
    const posts = () => contract().anon.from('custom_design_blogs');

    test('returns one post by its slug with every column', async () => {
      const { data, error, status } = await posts().select('*').eq('slug', 'warm-light').single();
      expect(error).toBeNull();
      expect(status).toBe(200);
      const desk = ['draft_of', 'publish_at', 'status', 'updated_at'];
      expect(Object.keys(data).sort()).toEqual([...LISTED.split(', '), 'images', ...desk].sort());
    });

    test('formats dates, timestamps, and JSON as PostgREST does', async () => {
      const { data } = await posts().select('*').eq('slug', 'warm-light').single();
      expect(data.date).toBe('2023-05-28');
      expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00$/);
      expect(data.images).toEqual(['a.jpg', { url: 'b.jpg', caption: 'B', sequence: 2 }]);
      expect(data.content).toBe('[{"type":"paragraph","text":"Hello"}]');
      expect(data.author).toBe('Custom Designs');
      expect(data.image).toBeNull();
    });

    test('returns null for a missing post with maybeSingle', async () => {
      const { data, error } = await posts().select('*').eq('slug', 'nowhere').maybeSingle();
      expect(error).toBeNull();
      expect(data).toBeNull();
    });

    test('returns PGRST116 and 406 for a missing post with single', async () => {
      const { data, error, status } = await posts().select('*').eq('slug', 'nowhere').single();
      expect(data).toBeNull();
      expect(status).toBe(406);
      expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 0 rows' });
    });

    test('returns PGRST116 for two posts with single and with maybeSingle', async () => {
      const one = await posts().select('*').eq('category', 'Lighting').single();
      const maybe = await posts().select('*').eq('category', 'Lighting').maybeSingle();
      expect(one.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' });
      expect(maybe.error?.code).toBe('PGRST116');
    });

    test('returns 22P02 for a slug in place of an id', async () => {
      const { error, status } = await posts().select('*').eq('id', 'warm-light').single();
      expect([status, error?.code]).toEqual([400, '22P02']);
      expect(error?.message).toBe('invalid input syntax for type uuid: "warm-light"');
    });

    test('lists posts newest first, with undated ones first as PostgreSQL sorts them', async () => {
      const { data } = await posts().select(LISTED).order('date', { ascending: false });
      const slugs = [null, 'cool-light', 'warm-light', 'quiet-rooms'];
      expect(data?.map(({ slug }) => slug)).toEqual(slugs);
      expect(Object.keys(data?.[0] ?? {})).toEqual(LISTED.split(', '));
    });

    test('puts undated posts last if requested, and limits the list', async () => {
      const { data } = await posts()
        .select('slug')
        .order('date', { ascending: false, nullsFirst: false })
        .limit(3);
      expect(data?.map(({ slug }) => slug)).toEqual(['cool-light', 'warm-light', 'quiet-rooms']);
    });
  });

  describe('reading images', () => {
    const images = () => contract().anon.from('images');

    test('returns timestamps in UTC, and numbers, booleans, and lists with their types', async () => {
      const { data } = await images().select('*').eq('title', 'second').single();
      expect(data).toMatchObject({
        created_at: '2024-01-01T22:00:00.5+00:00',
        file_size: 1234,
        width: 200,
        height: null,
        is_featured: false,
        tags: ['one', 'two, with comma'],
        description: null,
      });
    });

    test('sorts numbers as numbers, and by two columns', async () => {
      const byWidth = await images().select('width').order('width');
      const byTwo = await images()
        .select('title')
        .order('is_featured', { ascending: false })
        .order('width');
      expect(byWidth.data?.map(({ width }) => width)).toEqual([10, 30, 200]);
      expect(byTwo.data?.map(({ title }) => title)).toEqual(['first', 'third', 'second']);
    });
  });
}
