import { CategoryTabs, PostList, PostSearch } from '@custom-designs/ui/blog';
import { Pagination } from '@custom-designs/ui/components/Pagination';
import type { PictureSource } from '@custom-designs/ui/components/Picture';
import { toast } from '@custom-designs/ui/components/Toast';
import { Container, Section, Stack } from '@custom-designs/ui/layout';
import { LoadFailure } from '@custom-designs/ui/sections/LoadFailure';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import type { Blog } from '../../content/standalone/schema.ts';
import { useQuery } from '../../layout/useSearchQuery.ts';
import { useWatched, type Watch } from '../useWatched.ts';
import type { PostSummary } from './adapter/index.ts';
import { blogHref, readAddress } from './blogAddress.ts';
import { blogListView } from './blogListView.ts';
import { OtherPosts } from './OtherPosts.tsx';
import { type PostPictures, withCopies } from './pictures/postPictures.ts';
import { failedToAsk, openingView, type PostsView } from './postsView.ts';

export interface BlogListProps {
  words: Blog['list'];
  /** The rows known when the page was built; the first of them are in its HTML. */
  initialPosts: readonly PostSummary[];
  /** What the build made copies of. */
  pictures?: PostPictures | undefined;
  /** Stands in for a post's missing or broken picture. */
  fallbackImage?: PictureSource | undefined;
}

/**
 * The blog list over the backend (docs/behavior.md#blog-list). Tab, search, and page are in
 * the address, so that they survive a reload, the back button and being sent to somebody.
 */
export function BlogList({ words, initialPosts, pictures, fallbackImage }: BlogListProps) {
  const watch = useCallback<Watch<PostsView>>(
    async (tell) => (await import('./watchPosts.ts')).watchPosts('list', initialPosts, tell),
    [initialPosts],
  );
  const [{ status, posts, reason, isTrying = false }, again] = useWatched(
    watch,
    true,
    () => openingView(initialPosts),
    failedToAsk,
  );
  const navigate = useNavigate();
  const query = useQuery();
  const address = readAddress(query);
  const { tab } = address;
  const view = blogListView(posts, address);
  const go = (change: { query: string }) => {
    const href = blogHref({ tab, ...change });
    // What changes nothing leaves no step for the back button.
    const replace = href === blogHref({ ...address, page: view.page });
    navigate(href, { replace });
  };

  const list = useRef<HTMLDivElement>(null);
  const shownPage = useRef(view.page);
  const isNewEntry = useNavigationType() !== 'POP';
  useEffect(() => {
    // The way to another page stands below the list, and the link that was pressed may be gone from
    // it; back and forward keep their own place.
    if (shownPage.current !== view.page && isNewEntry) {
      list.current?.focus({ preventScroll: true });
      list.current?.scrollIntoView();
    }
    shownPage.current = view.page;
  }, [view.page, isNewEntry]);

  useEffect(() => {
    if (status === 'error') toast({ ...words.toast, variant: 'destructive' });
  }, [status, words]);

  return (
    <Section space="compact" aria-label={words.label}>
      <Container>
        <Stack gap="xl">
          <CategoryTabs selected={tab} hrefOf={(id) => blogHref({ tab: id })} />
          <PostSearch
            query={address.query}
            kept={tab === 'all' ? {} : { category: tab }}
            onSearch={(sought) => go({ query: sought })}
            onClear={() => go({ query: '' })}
          />
          {status === 'error' && (
            <LoadFailure
              message={reason === 'empty' ? words.empty : words.failed}
              onTryAgain={again}
              isTrying={isTrying}
            />
          )}
          <div ref={list} tabIndex={-1} data-of-query="">
            <PostList
              posts={view.posts.map(withCopies(pictures))}
              isLed={view.isLed}
              reason={view.reason}
              status={status === 'loading' ? 'loading' : 'loaded'}
              announcement={query.size > 0 || isNewEntry ? view.announcement : ''}
              {...(fallbackImage && { fallbackImage })}
            />
          </div>
          <Pagination
            page={view.page}
            pageCount={view.pageCount}
            hrefOf={(page) => blogHref({ ...address, page })}
          />
          <noscript>
            <OtherPosts heading={words.others} posts={posts} listed={view.posts} />
          </noscript>
        </Stack>
      </Container>
    </Section>
  );
}
