import { blog } from '../../content/blog.ts';
import { company } from '../../content/company.ts';
import { newArticle } from '../../content/posts.ts';
import { pictureOf } from '../../content/resolveContent.server.ts';
import { copyPictures, type ResponsiveSources } from '../../pictures/copies.server.ts';
import { blogPosting, breadcrumbs, pageMeta, type SharePicture } from '../../seo/index.ts';
import { listPosts, readPost, relatedPosts } from './adapter/readPosts.ts';
import { type ShownArticle, toArticle } from './article.ts';
import { builtInArticle, builtInPosts } from './builtInPosts.server.ts';

/** Replaces a post's missing or broken picture (docs/behavior/every-page.md#pictures). It's decorative. */
const fallbackImage = () => ({ ...pictureOf('premium-lighting'), alt: '' });

/** The posts in a list's HTML: all, or the newest few. */
export async function postListData(limit?: number) {
  const initialPosts = (await listPosts({ limit })).map(({ summary }) => summary);
  return {
    initialPosts,
    builtInPosts: builtInPosts(),
    pictures: await copyPictures(initialPosts.map(({ image }) => image?.src)),
    fallbackImage: fallbackImage(),
  };
}

/** Skips a malformed row. The build has already warned about it. */
function skipMalformed(error: unknown): null {
  if (error instanceof Error && 'kind' in error && error.kind === 'malformed') return null;
  throw error;
}

interface KnownArticle {
  known: ShownArticle | null;
  builtIn: ShownArticle | null;
  /**
   * Whether the article is in search engines and feeds. Built-in posts aren't, and neither are
   * posts without a slug, because their address is only an id.
   */
  isAnnounced: boolean;
}

/** Returns the row with that address, or else a built-in post, or else null. */
async function knownArticle(slug: string): Promise<KnownArticle> {
  if (slug === newArticle) return { known: null, builtIn: null, isAnnounced: false };
  const builtIn = await builtInArticle(slug);
  const post = await readPost(slug).catch(skipMalformed);
  if (!post) return { known: builtIn, builtIn, isAnnounced: false };
  const { id, summary } = post;
  const related = await relatedPosts({ category: summary.category, exceptId: id });
  return { known: await toArticle(post, related), builtIn, isAnnounced: post.slug !== id };
}

/**
 * Addresses of the pictures that an article shows: its own, those in its text, and those of related
 * posts.
 */
function picturesIn({ post, article, related }: ShownArticle): (string | undefined)[] {
  const covers = [post, ...related].map(({ image }) => image?.src);
  const inText = article.sections.flatMap((section) => {
    if (section.type === 'gallery') return section.images.map(({ url }) => url);
    return section.type === 'image' ? [section.url] : [];
  });
  return [...covers, ...inText];
}

/**
 * The picture for sharing: one of the site's own, or a crop of the build's copy of the post's
 * picture (site/build/shareImages.ts). The original is used only if it couldn't be copied.
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

/** Builds all data of an article's page. */
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
