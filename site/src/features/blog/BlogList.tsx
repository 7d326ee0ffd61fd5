import {
  CategoryTabs,
  categoryTabs,
  PostList,
  PostSearch,
  type PostSummary,
} from '@custom-designs/ui/blog';
import { Breadcrumbs } from '@custom-designs/ui/components/Breadcrumbs';
import { Pagination } from '@custom-designs/ui/components/Pagination';
import type { PictureSource } from '@custom-designs/ui/components/Picture';
import { Container, Section, Stack } from '@custom-designs/ui/layout';
import { LoadFailure } from '@custom-designs/ui/sections/LoadFailure';
import { PageIntro } from '@custom-designs/ui/sections/PageIntro';
import { Heading, Link } from '@custom-designs/ui/text';
import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import type { Blog } from '../../content/schema/pages.ts';
import { useSearchQuery } from '../../layout/useSearchQuery.ts';
import type { ResponsiveSources } from '../../pictures/copies.server.ts';
import { blogHref, blogListView, readAddress } from './blogListView.ts';
import { postQueries } from './queries.ts';
import { usePosts } from './usePosts.ts';

interface OtherPostsProps {
  heading: string;
  posts: readonly PostSummary[];
  /** Posts that already have a card. */
  listed: readonly PostSummary[];
}

/** Links to every post without a card on the first page, for browsers without JavaScript. */
function OtherPosts({ heading, posts, listed }: OtherPostsProps) {
  const others = posts.filter((post) => !listed.includes(post));
  if (others.length === 0) return null;
  return (
    <Stack>
      <Heading level={2} size="heading">
        {heading}
      </Heading>
      <Stack as="ul" gap="xs">
        {others.map(({ href, title }) => (
          <li key={href}>
            <Link href={href} variant="standalone">
              {title}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const way = [
  { label: 'Home', href: '/' },
  { label: 'Blog', href: '/blog' },
];

export interface BlogListProps {
  content: Blog;
  /** Picture of the page's opening. */
  image?: PictureSource;
  /** The posts at build time. The first of them are in the HTML. */
  initialPosts: readonly PostSummary[];
  /** Shown if there are no other posts. */
  builtInPosts: readonly PostSummary[];
  pictures?: ResponsiveSources;
  /** Replaces a post's missing or broken picture. */
  fallbackImage?: PictureSource;
}

/**
 * The blog list from the backend, below its heading (docs/behavior/blog.md#blog-list). Tab, search, and
 * page are in the address, so they survive a reload, Back, and sharing.
 */
export function BlogList({
  content,
  image,
  initialPosts,
  builtInPosts,
  pictures,
  fallbackImage,
}: BlogListProps) {
  const { posts, status, errorMessage, isTrying, tryAgain } = usePosts(postQueries.list(), {
    initialPosts,
    builtInPosts,
    pictures,
    content: content.list,
  });
  const navigate = useNavigate();
  const query = useSearchQuery();
  const address = readAddress(query);
  const { tab } = address;
  const view = blogListView(posts, address);
  const go = (change: { query: string }) => {
    const href = blogHref({ tab, ...change });
    // A change that has no effect adds no history entry.
    const replace = href === blogHref({ ...address, page: view.page });
    navigate(href, { replace, preventScrollReset: true });
  };

  const list = useRef<HTMLDivElement>(null);
  const shownPage = useRef(view.page);
  const isNewEntry = useNavigationType() !== 'POP';
  useEffect(() => {
    // The pagination is below the list, and the pressed link may be gone, so the focus moves to the
    // list. Back and Forward keep their position.
    if (shownPage.current !== view.page && isNewEntry) {
      list.current?.focus({ preventScroll: true });
      list.current?.scrollIntoView();
    }
    shownPage.current = view.page;
  }, [view.page, isNewEntry]);

  const search = (
    <PostSearch
      action="/blog"
      query={address.query}
      preservedParams={tab === 'all' ? {} : { category: tab }}
      onSearch={(sought) => go({ query: sought })}
      onClear={() => go({ query: '' })}
    />
  );
  return (
    <>
      <PageIntro heading={content.title} lead={content.lead} image={image}>
        <Breadcrumbs items={way} />
        {search}
      </PageIntro>
      <Section space="compact" tone="surface" aria-label={content.list.label}>
        <Container>
          <Stack gap="lg">
            <CategoryTabs
              items={categoryTabs}
              selected={tab}
              hrefOf={(id) => blogHref({ tab: id })}
            />
            {status === 'error' && (
              <LoadFailure message={errorMessage} onTryAgain={tryAgain} isTrying={isTrying} />
            )}
            <div
              ref={list}
              tabIndex={-1}
              data-of-query=""
              data-hydration={status === 'loading' ? 'eager' : undefined}
            >
              <PostList
                {...view}
                items={view.posts}
                status={status === 'loading' ? 'loading' : 'loaded'}
                announcement={query.size > 0 || isNewEntry ? view.announcement : ''}
                fallbackImage={fallbackImage}
              />
            </div>
            <Pagination
              page={view.page}
              pageCount={view.pageCount}
              hrefOf={(page) => blogHref({ ...address, page })}
            />
            <noscript>
              <OtherPosts heading={content.list.others} posts={posts} listed={view.posts} />
            </noscript>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
