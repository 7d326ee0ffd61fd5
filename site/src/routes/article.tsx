import { Container, Section, Stack } from '@custom-designs/ui/layout';
import { Heading, Link, Text } from '@custom-designs/ui/text';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { blog } from '../content/blog.ts';
import { company } from '../content/company.ts';
import { BlogArticle } from '../features/blog/BlogArticle.tsx';
import { articleData } from '../features/blog/pageData.server.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import defaultPicture from '../pictures/premium-lighting-960.webp?url';
import type { Route } from './+types/article.ts';
import { mainPhone } from './mainPhone.ts';

export const handle: RouteHandle = { headerVariant: 'solid' };

/** Runs at build time for every article, and once for the page that opens newer ones. */
export const loader = ({ params: { slug } }: Route.LoaderArgs) => articleData(slug);

/** An article newer than the build has no data file, so the screen loads it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return await serverLoader().catch((error: unknown) => {
    // A lost connection says nothing about the article.
    if (error instanceof TypeError) throw error;
    return {
      content: blog.article,
      known: null,
      builtIn: null,
      pictures: {},
      fallbackImage: { src: defaultPicture, alt: '' },
      head: [
        { title: `${blog.meta.title} - ${company.name}` },
        { name: 'robots', content: 'noindex' },
      ],
    };
  });
}

/**
 * The rows are refreshed separately, and the build's data doesn't change while the page is open.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** Lighter than the list's CallToAction, whose parts an article doesn't load otherwise. */
function Invitation({ heading, text, actions }: typeof blog.closing) {
  return (
    <Section tone="surface" space="compact">
      <Container width="text">
        <Stack gap="sm">
          <Heading level={2} size="heading">
            {heading}
          </Heading>
          <Text tone="muted">{text}</Text>
          <Stack direction="row" gap="md" isWrapping>
            <Link href={mainPhone.href} variant="standalone">
              {mainPhone.label}
            </Link>
            {actions.map(({ label, href }) => (
              <Link key={label} href={href} variant="more">
                {label}
              </Link>
            ))}
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}

export default function Article({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <BlogArticle key={slug} slug={slug} {...loaderData}>
      <Invitation {...blog.closing} />
    </BlogArticle>
  );
}
