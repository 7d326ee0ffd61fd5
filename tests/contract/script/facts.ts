import { beforeEach, expect, test } from 'vitest';
import { restoreFacts } from './fixtures.ts';
import { type Contract, MANAGER } from './harness.ts';

const EDITOR = { email: 'facts-editor@example.com', password: 'editor password 1' };
const [key, first, second] = ['phone.main', { label: '1' }, { label: '2' }];

export function facts(contract: () => Contract): void {
  beforeEach(() => restoreFacts(contract()));
  const manager = () => contract().manager.from('site_facts');
  const history = async () =>
    (await contract().manager.from('site_fact_changes').select().order('changed_at')).data;

  test('a change replaces only the value that it has seen, and the history names who made it', async () => {
    const { data: added } = await manager().insert({ key, value: first }).select().single();
    const change = (value: object | null) =>
      manager().update({ value }).eq('key', key).eq('updated_at', added.updated_at).select();
    const changed = await change(second);
    expect(changed.data).toMatchObject([{ value: second }]);
    expect(changed.data?.[0].updated_at > added.updated_at).toBe(true);
    expect((await change(first)).data).toEqual([]);
    await manager().update({ value: null }).eq('key', key);
    expect(await contract().anon.from('site_facts').select('key,value')).toMatchObject({
      data: [{ key, value: null }],
    });
    expect(await history()).toMatchObject([
      { key, old_value: null, value: first, changed_by: MANAGER.email },
      { old_value: first, value: second, changed_at: changed.data?.[0].updated_at },
      { old_value: second, value: null },
    ]);
  });

  test('each change has a later time than the one before, also after the clock went back', async () => {
    const updated_at = '2100-01-01T00:00:00+00:00';
    await contract().service.from('site_facts').insert({ key, value: first, updated_at });
    const change = (value: object) =>
      manager().update({ value }).eq('key', key).select('updated_at').single();
    const { data: changed } = await change(second);
    const { data: again } = await change(first);
    const times = [updated_at, changed?.updated_at, again?.updated_at];
    expect(times).toEqual([...new Set(times)].sort());
  });

  test('a second manager’s first change is a conflict, and too large a value is refused', async () => {
    await manager().insert({ key, value: first });
    expect((await manager().insert({ key, value: second })).error?.code).toBe('23505');
    const large = await manager().insert({ key: 'large', value: 'x'.repeat(20_001) });
    expect(large.error?.code).toBe('23514');
    expect(await history()).toHaveLength(1);
  });

  test('an editor reads facts, and neither changes them nor reads their history', async () => {
    await contract().backend.addUser({ ...EDITOR, app_metadata: { role: 'editor' } });
    const editor = contract().client();
    await editor.auth.signInWithPassword(EDITOR);
    await manager().insert({ key, value: first });
    const editing = editor.from('site_facts');
    expect((await editing.insert({ key: 'notice', value: first })).error?.code).toBe('42501');
    expect((await editing.update({ value: second }).eq('key', key).select()).data).toEqual([]);
    expect((await editing.select('value')).data).toEqual([{ value: first }]);
    expect((await editor.from('site_fact_changes').select()).data).toEqual([]);
  });
}
