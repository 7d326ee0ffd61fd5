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

export const IMAGES = [
  image({ title: 'first', created_at: '2024-01-01T00:00:00Z', width: 10, is_featured: true }),
  image({ title: 'second', created_at: '2024-01-02T00:00:00.5+02:00', width: 200 }),
  image({ title: 'third', created_at: '2024-01-03T00:00:00Z', width: 30, description: 'D' }),
];

/** Empties the tables and puts the rows above in, as a script with the secret key would. */
export async function restoreRows({ service }: Contract): Promise<void> {
  for (const table of ['custom_design_blogs', 'images', 'leads']) {
    const { error } = await service.from(table).delete().not('id', 'is', null);
    if (error) throw error;
  }
  const posts = await service.from('custom_design_blogs').insert(POSTS);
  const images = await service
    .from('images')
    .insert(IMAGES.map((row) => ({ description: null, is_featured: false, ...row })));
  if (posts.error ?? images.error) throw posts.error ?? images.error;
}
