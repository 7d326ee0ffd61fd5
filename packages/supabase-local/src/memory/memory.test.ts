import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { createMemorySupabase } from './createMemorySupabase.ts';

const MANAGER = { email: 'manager@example.com', password: 'lamps at dusk' };

const ROWS = [
  { id: 'a', title: 'Émile’s patio', day: '2026-01-02', width: 9, tags: ['x', 'y, z'], at: null },
  { id: 'b', title: 'Pool', day: '2026-01-01', width: 10, tags: [], at: '2026-01-01T10:00:00Z' },
  { id: 'c', title: null, day: null, width: null, tags: null, at: '2026-01-01T09:30:00-02:00' },
];

function open() {
  const memory = createMemorySupabase({
    url: 'https://memory.supabase.test',
    rows: { rooms: ROWS, notes: [], comments: [] },
    views: { featured: (rowsOf) => rowsOf('rooms').slice(0, 1) },
    defaults: { notes: ({ claims }) => ({ author: claims.email ?? null }) },
    writtenByAnyone: ['comments'],
    users: [{ ...MANAGER, app_metadata: { role: 'manager' } }],
  });
  const connect = (key: string) =>
    createClient(memory.url, key, {
      global: { fetch: memory.fetch },
      auth: { persistSession: false, autoRefreshToken: false },
    });
  return { memory, anon: connect(memory.publishableKey), service: connect(memory.secretKey) };
}

describe('reading', () => {
  test.each([
    ['tags=eq.{"x","y, z"}', 'a'],
    ['title=fts(simple).emile:*%26patio', 'a'],
    ['order=day.desc', 'c,a,b'],
    ['order=width.asc.nullsfirst&limit=2', 'c,a'],
    ['order=at&offset=1', 'c,a'],
  ])('a query with %s finds %s', async (query, ids) => {
    const { memory } = open();
    const headers = { apikey: memory.publishableKey };
    const answer = await memory.fetch(`${memory.url}/rest/v1/rooms?${query}`, { headers });
    const found: { id: string }[] = await answer.json();
    expect(found.map(({ id }) => id).join()).toBe(ids);
  });

  test('reads one row, a count, a view, and null for an unknown column', async () => {
    const { anon } = open();
    const one = await anon.from('rooms').select('name:title,color').eq('id', 'b').single();
    expect(one.data).toEqual({ name: 'Pool', color: null });
    expect((await anon.from('rooms').select().single()).error?.code).toBe('PGRST116');
    expect((await anon.from('rooms').select('*', { count: 'exact' }).limit(1)).count).toBe(3);
    expect((await anon.from('featured').select('id')).data).toEqual([{ id: 'a' }]);
    expect((await anon.from('nothing').select()).error?.code).toBe('PGRST205');
  });
});

describe('writing', () => {
  test('requires a manager, except in tables open to everyone', async () => {
    const { memory, anon } = open();
    const refused = await anon.from('rooms').update({ title: 'x' }).eq('id', 'a');
    expect([refused.status, refused.error?.code]).toEqual([401, '42501']);
    expect((await anon.from('comments').insert({ text: 'x' })).error).toBeNull();
    await anon.auth.signInWithPassword(MANAGER);
    const changed = await anon.from('rooms').update({ title: 'x' }).eq('id', 'a').select('title');
    expect(changed.data).toEqual([{ title: 'x' }]);
    expect((await anon.from('rooms').delete().eq('id', 'b').select('id')).data).toHaveLength(1);
    expect(memory.rowsOf('rooms').map(({ title }) => title)).toEqual(['x', null]);
  });

  test('fills in an id, a time, the defaults, and null for columns that other rows have', async () => {
    const { anon, service } = open();
    await anon.auth.signInWithPassword(MANAGER);
    await anon.from('notes').insert({ text: 'Called.' });
    const { data } = await anon.from('notes').select().single();
    expect(data).toMatchObject({ id: expect.any(String), text: 'Called.', author: MANAGER.email });
    expect(Date.parse(data.created_at)).toBeGreaterThan(0);
    const room = await service.from('rooms').insert({ id: 'd' }).select().single();
    expect(room.data).toMatchObject({ id: 'd', title: null, tags: null });
    expect((await service.from('rooms').insert({ id: 'd' })).error?.code).toBe('23505');
  });
});

describe('a session', () => {
  test('starts with a password, is refreshed, and ends with the sign-out', async () => {
    const { anon } = open();
    const wrong = await anon.auth.signInWithPassword({ ...MANAGER, password: 'x' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    await anon.auth.signInWithPassword(MANAGER);
    expect((await anon.auth.refreshSession()).data.user?.email).toBe(MANAGER.email);
    const token = (await anon.auth.getSession()).data.session?.access_token ?? '';
    await anon.auth.signOut();
    expect((await anon.auth.getUser(token)).error).not.toBeNull();
  });
});

describe('a stored file', () => {
  test('is uploaded, listed and removed by a manager, and read by everyone', async () => {
    const { anon } = open();
    const files = anon.storage.from('pictures');
    const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' });
    expect((await files.upload('a/b.jpg', picture)).error).toMatchObject({ statusCode: '403' });
    await anon.auth.signInWithPassword(MANAGER);
    expect((await files.upload('a/b.jpg', picture)).error).toBeNull();
    expect((await files.upload('a/b.jpg', picture)).error).toMatchObject({ statusCode: '409' });
    expect((await files.list('a')).data?.map(({ name }) => name)).toEqual(['b.jpg']);
    const address = files.getPublicUrl('a/b.jpg').data.publicUrl;
    expect((await open().memory.fetch(address)).status).toBe(400);
    expect((await files.download('a/b.jpg')).data?.size).toBe(3);
    expect((await files.remove(['a/b.jpg'])).data).toHaveLength(1);
    expect((await files.list('a')).data).toEqual([]);
  });
});
