import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { REVIEW } from './calls.ts';
import type { Contract } from './harness.ts';

const EDITOR = { email: 'reviews-editor@example.com', password: 'editor password 1' };

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

  test('only managers see and restore deleted reviews, for 30 days', async () => {
    const { service, backend } = contract();
    await backend.addUser({ ...EDITOR, app_metadata: { role: 'editor' } });
    const editor = contract().client();
    await editor.auth.signInWithPassword(EDITOR);
    const { data: added } = await manager().insert(REVIEW).select().single();
    await manager().delete().eq('id', added.id);
    const restore = async (as: SupabaseClient) =>
      (await as.from('trash').update({ deleted_at: null }).eq('id', added.id).select('id')).data;
    expect(await restore(editor)).toEqual([]);
    expect(await restore(contract().manager)).toEqual([{ id: added.id }]);
    expect((await manager().select()).data).toEqual([added]);
    await manager().delete().eq('id', added.id);
    const past = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const trash = () => service.from('trash').select('id').eq('id', added.id);
    for (const [age, expected] of [
      [29, 1],
      [31, 0],
    ] as const) {
      const times = { deleted_at: past(age), past_since: past(8) };
      await service.from('trash').update(times).eq('id', added.id);
      await service.from('lead_sweeps').delete().not('id', 'is', null);
      await service.from('lead_sweeps').insert({ months: 18 });
      expect((await trash()).data).toHaveLength(expected);
    }
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
