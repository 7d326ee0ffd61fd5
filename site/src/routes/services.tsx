import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { LinkCards } from '@custom-designs/ui/sections/LinkCards';
import { servicesOverview } from '../content/services/overview.ts';
import { services } from '../content/services.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { crumbsTo } from '../seo/breadcrumbJsonLd.ts';
import { pictureOf, pour } from '../content/resolveContent.server.ts';
import { withDrawing } from './contentMappers.tsx';
import { pageMeta } from '../seo/index.ts';
import type { Route } from './+types/services.ts';

export const handle: RouteHandle = { header: 'scene' };

const cards = services.map(({ slug, title, shortDescription, icon, image, color }) => ({
  title,
  description: shortDescription,
  href: `/services/${slug}`,
  icon,
  image,
  // Technology wears the cool counter-accent, everything else lamplight.
  tone: color === 'moon' ? ('cool' as const) : ('warm' as const),
}));

export async function loader() {
  const { meta, hero } = servicesOverview;
  const path = '/services';
  const head = pageMeta({ path, ...meta, picture: pictureOf(hero.image), graph: [crumbsTo(path)] });
  return { ...(await pour({ page: servicesOverview, cards })), head };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Services({ loaderData: { page, cards } }: Route.ComponentProps) {
  const { hero, closing } = page;
  return (
    <>
      <Hero heading={hero.title} tagline={hero.description} image={hero.image} />
      <LinkCards
        heading={hero.title}
        isHeadingHidden
        items={cards.map(withDrawing)}
        linkLabel="Learn more"
      />
      <CallToAction
        heading={closing.heading}
        text={closing.text}
        actions={[{ label: closing.button, href: '/contact#contact' }]}
      />
    </>
  );
}
