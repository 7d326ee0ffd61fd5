import { Breadcrumbs } from '@custom-designs/ui/components/Breadcrumbs';
import { Stack } from '@custom-designs/ui/layout';
import { PageIntro } from '@custom-designs/ui/sections/PageIntro';
import { Text } from '@custom-designs/ui/text';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { listPosts } from '../features/blog/adapter/index.ts';
import { connect } from '../supabase/client.ts';
import { readAtBuild } from '../supabase/readAtBuild.ts';
import { blog } from '../content/blog.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { pourPostPictures } from '../features/blog/pictures/postPictures.server.ts';
import { crumbsTo } from '../seo/breadcrumbJsonLd.ts';
import { fallbackImage } from '../features/blog/fallbackImage.server.ts';
import { BlogList } from '../features/blog/BlogList.tsx';
import { categorised, summaryOf } from '../features/blog/categories.ts';
import { pageMeta } from '../seo/index.ts';
import type { Route } from './+types/blog.ts';

export const handle: RouteHandle = { hydrate: 'now' };

const way = [
  { name: 'Home', path: '/' },
  { name: 'Blog', path: '/blog' },
];

/** Runs at build: the rows known then are in the HTML. */
export async function loader() {
  const rows = await readAtBuild(async () => listPosts(await connect()), []);
  const path = '/blog';
  const head = pageMeta({ path, ...blog.meta, graph: [crumbsTo(path)] });
  const posts = rows.map(categorised).map(summaryOf);
  return {
    words: blog,
    posts,
    pictures: await pourPostPictures(posts.map(({ image }) => image)),
    fallbackImage: fallbackImage(),
    head,
  };
}

/** Tab, search and page choose among posts that are here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Blog({
  loaderData: { words, posts, pictures, fallbackImage },
}: Route.ComponentProps) {
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
      <BlogList
        words={words.list}
        initialPosts={posts}
        pictures={pictures}
        fallbackImage={fallbackImage}
      />
    </>
  );
}
