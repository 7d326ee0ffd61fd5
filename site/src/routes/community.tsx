import { CityPage } from '@custom-designs/ui/templates/CityPage';
import { loadCity } from '../content/communities/index.ts';
import { communitySlugs } from '../content/slugs.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { toCityPage } from './cityPageProps.ts';
import { crumbsTo } from '../seo/breadcrumbJsonLd.ts';
import { pour } from '../content/resolveContent.server.ts';
import { slugOf } from './slugOf.ts';
import { business, faqPage, pageMeta, service } from '../seo/index.ts';
import type { Route } from './+types/community.ts';

export const handle: RouteHandle = { header: 'scene' };

export async function loader({ request }: Route.LoaderArgs) {
  const city = await pour(await loadCity(slugOf(request, communitySlugs)));
  const path = `/communities/${city.slug}`;
  const page = toCityPage(city);
  const { description } = city.meta;
  const head = pageMeta({
    path,
    ...city.meta,
    picture: city.hero.image,
    graph: [
      business(),
      service({
        path,
        name: city.hero.title,
        description,
        areas: [city.name],
        phone: page.phone,
      }),
      crumbsTo(path),
      ...(city.faq ? [faqPage(city.faq.items)] : []),
    ],
  });
  return { page, head };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Community({ loaderData }: Route.ComponentProps) {
  return <CityPage {...loaderData.page} />;
}
