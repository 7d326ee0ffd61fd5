import { blog } from '../../content/blog.ts';
import { company } from '../../content/company.ts';
import { newArticle } from '../../content/posts.ts';
import { pictureOf } from '../../content/resolveContent.server.ts';
import { copyPictures, type ResponsiveSources } from '../../pictures/copies.server.ts';
import { blogPosting, breadcrumbs, pageMeta, type SharePicture } from '../../seo/index.ts';
import { listPosts, readPost, relatedPosts } from './adapter.ts';
import { type ShownArticle, toArticle } from './article.ts';
import { builtInArticle, builtInPosts } from './builtInPosts.server.ts';

/** Replaces a post's missing or broken picture (docs/behavior.md#pictures). It needs no description. */
const fallbackImage = () => ({ ...pictureOf('premium-lighting'), alt: '' });

/** The posts that a list is built with: all, or so many of the newest. */
export async function postListData(limit?: number) {
  const initialPosts = (await listPosts({ limit })).map(({ summary }) => summary);
  return {
    initialPosts,
    builtInPosts: builtInPosts(),
    pictures: await copyPictures(initialPosts.map(({ image }) => image?.src)),
    fallbackImage: fallbackImage(),
  };
}

/** The row of one address may be one that nothing can be shown of; the build has said so. */
function skipMalformed(error: unknown): null {
  if (error instanceof Error && 'kind' in error && error.kind === 'malformed') return null;
  throw error;
}

interface KnownArticle {
  known: ShownArticle | null;
  builtIn: ShownArticle | null;
  /**
   * Whether search engines and feeds hear of it. They do not hear of a built-in post, which is there for
   * a bad day, nor of a post without a slug: its address is its id until somebody gives it a better one.
   */
  isAnnounced: boolean;
}

/** The row of that address, else a built-in post, else nothing. */
async function knownArticle(slug: string): Promise<KnownArticle> {
  if (slug === newArticle) return { known: null, builtIn: null, isAnnounced: false };
  const builtIn = await builtInArticle(slug);
  const post = await readPost(slug).catch(skipMalformed);
  if (!post) return { known: builtIn, builtIn, isAnnounced: false };
  const { id, summary } = post;
  const related = await relatedPosts({ category: summary.category, exceptId: id });
  return { known: await toArticle(post, related), builtIn, isAnnounced: post.slug !== id };
}

/** Addresses of the pictures that a reader sees: its own, those in its text, those of its neighbors. */
function picturesIn({ post, article, related }: ShownArticle): (string | undefined)[] {
  const covers = [post, ...related].map(({ image }) => image?.src);
  const inText = article.sections.flatMap((section) => {
    if (section.type === 'gallery') return section.images.map(({ url }) => url);
    return section.type === 'image' ? [section.url] : [];
  });
  return [...covers, ...inText];
}

/**
 * What others show of it: a picture of the site's own, or one that the build cuts from its copies of the
 * post's (site/build/shareImages.ts); the post's own picture only where no copy could be made.
 */
function sharePictureOf(
  { image, title }: ShownArticle['post'],
  responsiveSources: ResponsiveSources,
): SharePicture | null {
  if (!image) return null;
  const alt = image.alt || title;
  if ('name' in image && typeof image.name === 'string') return { name: image.name, alt };
  const { src = '' } = image;
  const copied = responsiveSources[src];
  if (copied) return { name: copied.name, alt };
  return URL.canParse(src) ? { url: src, alt } : null;
}

function headOf(
  slug: string,
  { known, isAnnounced }: KnownArticle,
  responsiveSources: ResponsiveSources,
) {
  if (!known) return pageMeta({ path: null, ...blog.meta, noindex: true });
  const { title, excerpt, category, dateTime, author = company.name } = known.post;
  const path = `/blog/${encodeURIComponent(slug)}`;
  const published = dateTime || null;
  const picture = sharePictureOf(known.post, responsiveSources);
  const facts = { path, title, excerpt, category, author, published, picture };
  return pageMeta({
    path,
    title,
    noindex: !isAnnounced,
    description: excerpt || `${title}. ${blog.meta.description}`,
    picture,
    article: { published, author, category },
    graph: [
      blogPosting(facts),
      breadcrumbs([
        { label: 'Home', href: '/' },
        { label: 'Blog', href: '/blog' },
        { label: title, href: path },
      ]),
    ],
  });
}

/** All that the page of an article is made of at build. */
export async function articleData(slug: string) {
  const article = await knownArticle(slug);
  const { known, builtIn } = article;
  const pictures = await copyPictures(known ? picturesIn(known) : []);
  return {
    content: blog.article,
    known,
    builtIn,
    pictures,
    fallbackImage: fallbackImage(),
    head: headOf(slug, article, pictures),
  };
}
