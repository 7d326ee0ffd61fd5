import { beforeEach, expect, test } from 'vitest';
import { REVIEW } from './calls.ts';
import type { Contract } from './harness.ts';

export function reviews(contract: () => Contract): void {
  beforeEach(() => contract().service.from('reviews').delete().not('id', 'is', null));
  const manager = () => contract().manager.from('reviews');
  const visible = async () => (await contract().anon.from('reviews').select('name')).data;

  test('a save replaces only the version that it has seen', async () => {
    const { data: added } = await manager().insert(REVIEW).select().single();
    const save = (words: string) =>
      manager().update({ words }).eq('id', added.id).eq('updated_at', added.updated_at).select();
    const saved = await save('y');
    expect(saved.data?.[0].updated_at > added.updated_at).toBe(true);
    expect((await save('z')).data).toEqual([]);
  });

  test('visitors read a review only while it’s published, which needs consent', async () => {
    const { data: added } = await manager().insert(REVIEW).select().single();
    const change = (columns: object) => manager().update(columns).eq('id', added.id);
    expect((await change({ is_published: true })).error?.code).toBe('23514');
    expect(await visible()).toEqual([]);
    await change({ has_consent: true, is_published: true });
    expect(await visible()).toEqual([{ name: REVIEW.name }]);
    expect((await change({ has_consent: false })).error?.code).toBe('23514');
  });

  test.each([
    ['no words', { words: ' ' }],
    ['no name', { name: ' ' }],
    ['too many words', { words: 'x'.repeat(401) }],
    ['another site’s page', { page: 'https://example.com/services' }],
    ['a link that runs code', { source: 'javascript:0' }],
    ['a place before the first', { position: 0 }],
  ])('%s is refused', async (_, columns) => {
    const { error } = await manager().insert({ ...REVIEW, ...columns });
    expect(error?.code).toBe('23514');
  });
}
