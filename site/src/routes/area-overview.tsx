import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import { FeatureGrid } from '@custom-designs/ui/sections/FeatureGrid';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { LinkCards } from '@custom-designs/ui/sections/LinkCards';
import { overview as commercialOverview } from '../content/commercial/overview.ts';
import { commercial, residential } from '../content/pages.server.ts';
import { overview as residentialOverview } from '../content/residential/overview.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { breadcrumbsTo, pageMeta } from '../seo/index.ts';
import type { Route } from './+types/area-overview.ts';
import { withDrawing } from './withDrawing.tsx';

export const handle: RouteHandle = { headerVariant: 'overImage' };

export async function loader({ pattern }: Route.LoaderArgs) {
  const [overview, pages] =
    pattern === 'residential'
      ? [residentialOverview, residential]
      : [commercialOverview, commercial];
  const cards = pages.map(({ name, card, heroImage, path }) => ({
    title: name,
    description: card,
    image: heroImage,
    href: path,
  }));
  const page = await resolveContent({ ...overview, cards });
  const path = `/${pattern}`;
  const head = pageMeta({
    path,
    ...page.meta,
    picture: page.hero.image,
    graph: [breadcrumbsTo(path)],
  });
  return { ...page, head };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** The residential and the commercial overview: what there is, why us, and where to begin. */
export default function AreaOverview({ loaderData }: Route.ComponentProps) {
  const { hero, services, cards, reasons, closing } = loaderData;
  return (
    <>
      <Hero
        heading={hero.title}
        tagline={hero.description}
        image={hero.image}
        actions={hero.actions}
      />
      <LinkCards
        heading={services.heading}
        lead={services.lead}
        labels={{ link: services.linkLabel }}
        items={cards}
      />
      <FeatureGrid
        heading={reasons.heading}
        lead={reasons.lead}
        items={reasons.cards.map(withDrawing)}
      />
      <CallToAction heading={closing.heading} text={closing.text} actions={closing.actions} />
    </>
  );
}
