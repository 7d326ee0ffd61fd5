import { Hero } from '@custom-designs/ui/sections/Hero';
import { PlaceCards } from '@custom-designs/ui/sections/PlaceCards';
import { ValueColumns } from '@custom-designs/ui/sections/ValueColumns';
import { communitiesOverview } from '../content/communities/overview.ts';
import { company } from '../content/company.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { toCityLink } from './cityPageProps.ts';
import { crumbsTo } from '../seo/breadcrumbJsonLd.ts';
import { pour } from '../content/resolveContent.server.ts';
import { toLink } from './toLink.ts';
import { pageMeta } from '../seo/index.ts';
import type { Route } from './+types/communities.ts';

export const handle: RouteHandle = { header: 'scene' };

export async function loader() {
  const page = await pour(communitiesOverview);
  const path = '/communities';
  const head = pageMeta({ path, ...page.meta, picture: page.hero.image, graph: [crumbsTo(path)] });
  return { ...page, head };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Communities({ loaderData }: Route.ComponentProps) {
  const { hero, cities, area } = loaderData;
  const { cards, ...citiesIntro } = cities;
  const { points, action, ...areaIntro } = area;
  return (
    <>
      <Hero
        heading={hero.title}
        tagline={hero.description}
        image={hero.image}
        actions={hero.actions.map(toCityLink(company.phones.main))}
      />
      <PlaceCards
        {...citiesIntro}
        items={cards.map(({ path, ...card }) => ({ ...card, href: path }))}
      />
      <ValueColumns {...areaIntro} items={points} actions={[toLink(action)]} />
    </>
  );
}
