import { Breadcrumbs } from '@custom-designs/ui/components/Breadcrumbs';
import { Stack } from '@custom-designs/ui/layout';
import { PageIntro } from '@custom-designs/ui/sections/PageIntro';
import { Text } from '@custom-designs/ui/text';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { blog } from '../content/blog.ts';
import { BlogList } from '../features/blog/BlogList.tsx';
import { postListData } from '../features/blog/pageData.server.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { breadcrumbsTo, pageMeta } from '../seo/index.ts';
import type { Route } from './+types/blog.ts';

export const handle: RouteHandle = { hydration: 'eager' };

const way = [
  { label: 'Home', href: '/' },
  { label: 'Blog', href: '/blog' },
];

/** Runs at build: the posts known then are in the HTML. */
export async function loader() {
  const path = '/blog';
  const head = pageMeta({ path, ...blog.meta, graph: [breadcrumbsTo(path)] });
  return { words: blog, list: await postListData(), head };
}

/** Tab, search and page choose among posts that are here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Blog({ loaderData: { words, list } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro heading={words.title}>
        <Stack gap="lg">
          <Text size="lead" tone="muted">
            {words.lead}
          </Text>
          <Breadcrumbs items={way} />
        </Stack>
      </PageIntro>
      <BlogList words={words.list} {...list} />
    </>
  );
}
