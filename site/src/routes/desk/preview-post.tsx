import { PreviewPost } from '@custom-designs/desk/posts/preview';
import { blog } from '../../content/blog.ts';
import { company } from '../../content/company.ts';
import { pictureOf } from '../../content/resolveContent.server.ts';
import { ArticlePreview } from '../../features/blog/ArticlePreview.tsx';
import { toArticle } from '../../features/blog/article.ts';
import { toPost } from '../../features/blog/post.ts';
import type { Route } from './+types/preview-post.ts';

/** Runs at build time: what an article shows besides the post. */
export const loader = () => ({
  back: blog.article.back,
  fallbackImage: { ...pictureOf('premium-lighting'), alt: '' },
});

export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `Preview - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** A post as readers will see it, for editors (docs/behavior/posts.md#post-preview). */
export default function PreviewPostPage({ loaderData }: Route.ComponentProps) {
  return (
    <PreviewPost
      draw={async (post) => (
        <ArticlePreview shown={await toArticle(toPost(post))} {...loaderData} />
      )}
    />
  );
}
