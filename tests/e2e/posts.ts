import { asService, test } from './site.ts';

/** Inserts a post for a test that changes it, and deletes it afterward. */
export async function withPost(
  facts: Readonly<Record<string, unknown>>,
  work: (post: { id: string; slug: string }) => Promise<void>,
) {
  const { name } = test.info().project;
  const slug = `${String(facts.slug ?? 'a-post')}-${name}-${test.info().workerIndex}`;
  const { data, error } = await asService()
    .from('custom_design_blogs')
    .insert({
      title: 'A post of a test',
      date: '2001-01-01',
      excerpt: '',
      category: 'Lighting',
      content: 'One paragraph of words.',
      ...facts,
      slug,
    })
    .select('id, slug')
    .single();
  if (error) throw error;
  try {
    await work(data);
  } finally {
    await asService().from('custom_design_blogs').delete().eq('id', data.id);
  }
}
