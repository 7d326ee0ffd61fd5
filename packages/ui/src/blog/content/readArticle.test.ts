import { describe, expect, it } from 'vitest';
import { golden } from './golden.fixtures.ts';
import { readHtml } from './html.ts';
import { readArticle, readArticleWith } from './readArticle.ts';

describe('readArticle', () => {
  it.each(golden)('reads the content $name', async ({ content, images, article }) => {
    expect(await readArticle(content, images)).toEqual(article);
    expect(readArticleWith(readHtml, content, images)).toEqual(article);
  });
});
