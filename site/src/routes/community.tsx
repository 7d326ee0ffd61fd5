import { CityPage } from '@custom-designs/ui/templates/CityPage';
import { loadCity } from '../content/communities/index.ts';
import { communitySlugs } from '../content/slugs.ts';
import type { RouteHandle } from '../frame/routeHandle.ts';
import { toCityPage } from '../pour/cityWords.ts';
import { pour } from '../pour/pour.server.ts';
import { slugOf } from '../pour/slugOf.ts';
import type { Route } from './+types/community.ts';

export const handle: RouteHandle = { header: 'scene' };

export const loader = async ({ request }: Route.LoaderArgs) => {
  const city = await loadCity(slugOf(request, communitySlugs));
  return { meta: city.meta, page: toCityPage(await pour(city)) };
};

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.meta.title },
  { name: 'description', content: loaderData?.meta.description },
];

export default function Community({ loaderData }: Route.ComponentProps) {
  return <CityPage {...loaderData.page} />;
}
