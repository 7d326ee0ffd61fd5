import { Hero } from '@custom-designs/ui/sections/Hero';
import { PlaceCards } from '@custom-designs/ui/sections/PlaceCards';
import { ValueColumns } from '@custom-designs/ui/sections/ValueColumns';
import { overview } from '../content/communities/overview.ts';
import { communities } from '../content/pages.server.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { withHead } from '../seo/index.ts';
import type { Route } from './+types/communities.ts';
import { heroFacts } from './heroFacts.ts';

export const handle: RouteHandle = { headerVariant: 'overImage' };

export async function loader() {
  const cards = communities.map(({ name, card, hero, path }) => ({
    name,
    description: card,
    image: hero.image,
    href: path,
  }));
  return withHead('/communities', await resolveContent({ ...overview, cards }));
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Communities({ loaderData }: Route.ComponentProps) {
  const { hero, cities, cards, area } = loaderData;
  const { points, action, ...areaIntro } = area;
  return (
    <>
      <Hero {...hero} facts={heroFacts()} />
      <PlaceCards {...cities} items={cards} />
      <ValueColumns {...areaIntro} items={points} actions={[action]} />
    </>
  );
}
