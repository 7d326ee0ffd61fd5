import { CommercialPage } from '@custom-designs/ui/templates/CommercialPage';
import { loadCommercialPage } from '../content/commercial/index.ts';
import { company } from '../content/company.ts';
import { commercialSlugs } from '../content/slugs.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { areaHead } from '../seo/areaPageMeta.ts';
import { pour } from '../content/resolveContent.server.ts';
import { slugOf } from './slugOf.ts';
import { withDrawing } from './contentMappers.tsx';
import type { Route } from './+types/commercial-page.ts';

export const handle: RouteHandle = { header: 'scene' };

export async function loader({ request }: Route.LoaderArgs) {
  const page = await pour(await loadCommercialPage(slugOf(request, commercialSlugs)));
  return { page, head: areaHead(`/commercial/${page.slug}`, page) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CommercialDetail({ loaderData }: Route.ComponentProps) {
  const { features, ...page } = loaderData.page;
  return (
    <CommercialPage {...page} features={features.map(withDrawing)} phone={company.phones.main} />
  );
}
