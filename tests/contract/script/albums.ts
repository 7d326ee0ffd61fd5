import { beforeEach, expect, test } from 'vitest';
import type { Contract } from './harness.ts';

const EDITOR = { email: 'albums-editor@example.com', password: 'editor password 1' };
const [first, second] = [
  { id: 'a', x: 50, y: 50 },
  { id: 'b', x: 10, y: 90, before: 'c' },
];

export function albums(contract: () => Contract): void {
  beforeEach(() => contract().service.from('albums').delete().not('id', 'is', null));
  const manager = () => contract().manager.from('albums');
  const visible = async () => (await contract().anon.from('albums').select('title')).data;

  test('a save replaces only the version that it has seen, with its whole list of pictures', async () => {
    const { data: added } = await manager().insert({ title: 'Patio' }).select().single();
    expect(added).toMatchObject({ pictures: [], is_published: false, cover_id: null });
    const save = (pictures: object[]) =>
      manager().update({ pictures }).eq('id', added.id).eq('updated_at', added.updated_at).select();
    const saved = await save([second, first]);
    expect(saved.data).toMatchObject([{ pictures: [second, first] }]);
    expect(saved.data?.[0].updated_at > added.updated_at).toBe(true);
    expect((await save([])).data).toEqual([]);
  });

  test('visitors read an album only while it’s published', async () => {
    await manager().insert({ title: 'Patio' });
    expect(await visible()).toEqual([]);
    await manager().update({ is_published: true }).eq('title', 'Patio');
    expect(await visible()).toEqual([{ title: 'Patio' }]);
  });

  test.each([
    ['no title', { title: ' ' }],
    ['a long title', { title: 'x'.repeat(121) }],
    ['a long sentence', { sentence: 'x'.repeat(301) }],
    ['pictures that are no list', { pictures: first }],
    ['too many pictures', { pictures: Array(301).fill(first) }],
    ['too large a list', { pictures: [{ id: 'x'.repeat(100_000) }] }],
  ])('%s is refused', async (_, values) => {
    const { error } = await manager().insert({ title: 'Patio', ...values });
    expect(error?.code).toBe('23514');
  });

  test('an editor adds, changes, and deletes albums', async () => {
    await contract().backend.addUser({ ...EDITOR, app_metadata: { role: 'editor' } });
    const editor = contract().client();
    await editor.auth.signInWithPassword(EDITOR);
    const editing = () => editor.from('albums');
    await editing().insert({ title: 'Patio' });
    expect(
      (await editing().update({ city: 'Mission' }).eq('title', 'Patio').select()).data,
    ).toEqual([expect.objectContaining({ title: 'Patio', city: 'Mission' })]);
    expect((await editing().delete().eq('title', 'Patio').select()).data).toHaveLength(1);
  });
}
