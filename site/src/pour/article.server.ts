import { readPost, relatedPosts } from '../adapters/blog/index.ts';
import { connect } from '../adapters/client.ts';
import { blog } from '../content/blog.ts';
import { newArticle } from '../content/slugs.ts';
import type { ShownArticle } from '../screens/articleView.ts';
import { fallbackArticle } from '../screens/fallbackArticle.ts';
import { readShownArticle } from '../screens/readShownArticle.ts';
import { blogPosting, breadcrumbs, pageMeta, type SharePicture } from '../seo/index.ts';
import { fallbackImage } from './fallbackImage.server.ts';

/** The row of that address, else a built-in post, else nothing. A backend that is away counts as nothing. */
async function knownArticle(slug: string): Promise<ShownArticle | null> {
  if (slug === newArticle) return null;
  const client = await connect();
  const row = await readPost(client, slug).catch(() => null);
  if (!row) return await fallbackArticle(slug);
  return await readShownArticle(row, (category) =>
    relatedPosts(client, { category, exceptId: row.id }),
  );
}

/** What others show of it: a picture of the backend, or one of the site's own. */
function pictureOf({ image, title }: ShownArticle['post']): SharePicture | null {
  if (!image) return null;
  const alt = image.alt || title;
  if ('name' in image && typeof image.name === 'string') return { name: image.name, alt };
  return 'src' in image && URL.canParse(image.src) ? { url: image.src, alt } : null;
}

function headOf(slug: string, known: ShownArticle | null) {
  if (!known) return pageMeta({ path: null, ...blog.meta, noindex: true });
  const { title, excerpt, category, dateTime, author = blog.article.site } = known.post;
  const path = `/blog/${encodeURIComponent(slug)}`;
  const published = dateTime || null;
  const picture = pictureOf(known.post);
  const facts = { path, title, excerpt, category, author, published, picture };
  return pageMeta({
    path,
    title: `${title} - ${blog.article.site}`,
    description: excerpt || `${title}. ${blog.meta.description}`,
    picture,
    article: { published, author, category },
    graph: [
      blogPosting(facts),
      breadcrumbs([
        { name: 'Home', path: '/' },
        { name: 'Blog', path: '/blog' },
        { name: title, path },
      ]),
    ],
  });
}

/** All that the page of an article is made of at build. */
export async function pourArticle(slug: string) {
  const known = await knownArticle(slug);
  return { words: blog.article, known, fallbackImage: fallbackImage(), head: headOf(slug, known) };
}
