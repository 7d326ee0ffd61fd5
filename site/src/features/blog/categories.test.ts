import { openScenario, postRows } from '@custom-designs/mocks';
import { afterEach, describe, expect, it } from 'vitest';
import { replaceBackend } from '../../supabase/client.ts';
import { toListed } from './adapter/post.ts';
import { categorised, saveDerivedCategories, summaryOf } from './categories.ts';

const listed = (row: Partial<(typeof postRows)['html']>) =>
  toListed({ ...postRows.jsonBlocks, ...row });

describe('a row on its way to a card', () => {
  it('keeps its own category, or gets the one its words suggest', () => {
    expect(categorised(listed({ category: 'exterior' })).category).toBe('exterior');
    expect(categorised(toListed(postRows.categoryLine)).category).toBe('Home Theater');
    expect(categorised(toListed(postRows.categoryByKeywords)).category).toBe('Networking');
  });

  it('leaves its text behind', () => {
    expect(summaryOf(listed({}))).not.toHaveProperty('content');
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'not an address at all'])(
    'shows no picture for %s',
    (image) => {
      expect(summaryOf(listed({ image })).image).toBeNull();
    },
  );
});

describe('saving derived categories', () => {
  afterEach(() => replaceBackend());

  it('updates the rows whose category is blank and no others, each once', async () => {
    const { fetch: answer, backend } = openScenario('ok');
    const updated: (string | null)[] = [];
    replaceBackend({
      supabaseUrl: backend.url,
      publishableKey: backend.publishableKey,
      fetch: (input, init) => {
        const { method, url } = new Request(input, init);
        if (method === 'PATCH') updated.push(new URL(url).searchParams.get('id'));
        return answer(input, init);
      },
    });
    const blank = [postRows.categoryLine, postRows.categoryByKeywords];
    const rows = [postRows.jsonBlocks, ...blank, postRows.html].map(toListed);
    await saveDerivedCategories(rows);
    await saveDerivedCategories(rows);
    expect(updated).toEqual(blank.map(({ id }) => `eq.${id}`));
  });
});
