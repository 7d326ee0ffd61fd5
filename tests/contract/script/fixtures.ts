import type { Contract } from './harness.ts';

export const POSTS = [
  {
    title: 'Warm light',
    date: '2023-05-28',
    excerpt: 'Kelvin in plain words',
    category: 'Lighting',
    slug: 'warm-light',
    content: '[{"type":"paragraph","text":"Hello"}]',
    images: ['a.jpg', { url: 'b.jpg', caption: 'B', sequence: 2 }],
  },
  {
    title: 'Cool light, really',
    date: '2023-06-01',
    excerpt: 'The other end (of it)',
    category: 'Lighting',
    slug: 'cool-light',
    content: '<p>Hello</p>',
    images: null,
  },
  {
    title: 'Quiet rooms',
    date: '2022-01-15',
    excerpt: '100% quiet',
    category: 'Audio',
    slug: 'quiet-rooms',
    content: 'Plain',
    images: null,
  },
  {
    title: 'No date, no slug',
    date: null,
    excerpt: 'Undated',
    category: ' ',
    slug: null,
    content: 'Category: Design',
    images: null,
  },
];

export function image(changes: object = {}) {
  return {
    image_id: 'placeholder',
    file_name: 'room.png',
    file_path: 'https://example.com/room.png',
    bucket_name: 'custom-designs-images',
    category: 'general-asset',
    title: 'Room',
    tags: ['one', 'two, with comma'],
    file_size: 1234,
    mime_type: 'image/png',
    ...changes,
  };
}

const IMAGES = [
  image({ title: 'first', created_at: '2024-01-01T00:00:00Z', width: 10, is_featured: true }),
  image({ title: 'second', created_at: '2024-01-02T00:00:00.5+02:00', width: 200 }),
  image({ title: 'third', created_at: '2024-01-03T00:00:00Z', width: 30, description: 'D' }),
];

/** Empties the tables and inserts the rows above with the secret key. */
export async function restoreRows({ service }: Contract): Promise<void> {
  const failed = (answers: { error: unknown }[]) => answers.find(({ error }) => error)?.error;
  const tables = ['custom_design_blogs', 'images', 'leads'];
  const emptied = await Promise.all(
    tables.map((table) => service.from(table).delete().not('id', 'is', null)),
  );
  // The deleted images are in it now.
  emptied.push(await service.from('trash').delete().not('id', 'is', null));
  const images = IMAGES.map((row) => ({ description: null, is_featured: false, ...row }));
  const filled = await Promise.all([
    service.from('custom_design_blogs').insert(POSTS),
    service.from('images').insert(images),
  ]);
  const error = failed([...emptied, ...filled]);
  if (error) throw error;
}

/** Empties the facts and their history, and inserts these with the secret key. */
export async function restoreFacts({ service }: Contract, facts: object[] = []): Promise<void> {
  await service.from('site_facts').delete().neq('key', '');
  await service.from('site_fact_changes').delete().neq('key', '');
  if (facts.length > 0) await service.from('site_facts').insert(facts);
}
