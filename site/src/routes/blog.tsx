import { Sections } from '@custom-designs/ui/layout';
import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { blog } from '../content/blog.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { BlogList } from '../features/blog/BlogList.tsx';
import { postListData } from '../features/blog/pageData.server.ts';
import { breadcrumbsTo, pageMeta } from '../seo/index.ts';
import type { Route } from './+types/blog.ts';
import { mainPhone } from './mainPhone.ts';

/** Runs at build time, so the HTML contains the posts. */
export async function loader() {
  const path = '/blog';
  const head = pageMeta({ path, ...blog.meta, graph: [breadcrumbsTo(path)] });
  const { image } = await resolveContent({ image: blog.image });
  return { content: blog, image, list: await postListData(), head };
}

/** Tab, search, and page filter posts that have already loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Blog({ loaderData: { content, image, list } }: Route.ComponentProps) {
  return (
    <Sections>
      <BlogList content={content} image={image} {...list} />
      <CallToAction {...content.closing} phone={mainPhone} />
    </Sections>
  );
}
