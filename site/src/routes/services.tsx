import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { LinkCards } from '@custom-designs/ui/sections/LinkCards';
import { services } from '../content/pages.server.ts';
import { startingPrices } from '../content/prices.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { overview } from '../content/services/overview.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { withHead } from '../seo/index.ts';
import type { Route } from './+types/services.ts';
import { heroFacts } from './heroFacts.ts';
import { withDrawing } from './withDrawing.tsx';

export const handle: RouteHandle = { headerVariant: 'overImage' };

export async function loader() {
  const cards = services.map(({ title, slug, card, hero, path }) => ({
    title,
    ...card,
    image: hero.image,
    href: path,
    price: startingPrices[slug],
  }));
  return withHead('/services', await resolveContent({ ...overview, cards }));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Services({ loaderData }: Route.ComponentProps) {
  const { hero, cards, cardLinkLabel, closing } = loaderData;
  return (
    <>
      <Hero {...hero} facts={heroFacts()} />
      <LinkCards
        heading={hero.heading}
        isHeadingHidden
        items={cards.map(withDrawing)}
        labels={{ link: cardLinkLabel }}
      />
      <CallToAction {...closing} actions={[{ label: closing.button, href: '/contact#contact' }]} />
    </>
  );
}
