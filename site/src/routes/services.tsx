import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { LinkCards } from '@custom-designs/ui/sections/LinkCards';
import { services } from '../content/pages.server.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { overview } from '../content/services/overview.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { breadcrumbsTo, pageMeta } from '../seo/index.ts';
import type { Route } from './+types/services.ts';
import { withDrawing } from './withDrawing.tsx';

export const handle: RouteHandle = { headerVariant: 'overImage' };

export async function loader() {
  const path = '/services';
  const cards = services.map(({ title, card, hero, path }) => ({
    title,
    ...card,
    image: hero.image,
    href: path,
  }));
  const page = await resolveContent({ ...overview, cards });
  const head = pageMeta({
    path,
    ...page.meta,
    picture: page.hero.image,
    graph: [breadcrumbsTo(path)],
  });
  return { ...page, head };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Services({ loaderData }: Route.ComponentProps) {
  const { hero, cards, cardLinkLabel, closing } = loaderData;
  return (
    <>
      <Hero heading={hero.title} tagline={hero.description} image={hero.image} />
      <LinkCards
        heading={hero.title}
        isHeadingHidden
        items={cards.map(withDrawing)}
        labels={{ link: cardLinkLabel }}
      />
      <CallToAction
        heading={closing.heading}
        text={closing.text}
        actions={[{ label: closing.button, href: '/contact#contact' }]}
      />
    </>
  );
}
