import { CommercialPage } from '@custom-designs/ui/templates/CommercialPage';
import { loadCommercialPage } from '../content/commercial/index.ts';
import { company } from '../content/company.ts';
import { commercialSlugs } from '../content/slugs.ts';
import type { RouteHandle } from '../frame/routeHandle.ts';
import { areaMeta } from '../pour/areaMeta.ts';
import { pour } from '../pour/pour.server.ts';
import { slugOf } from '../pour/slugOf.ts';
import { withDrawing } from '../pour/words.tsx';
import type { Route } from './+types/commercial-page.ts';

export const handle: RouteHandle = { header: 'scene' };

export const loader = async ({ request }: Route.LoaderArgs) =>
  pour(await loadCommercialPage(slugOf(request, commercialSlugs)));

export const meta = ({ loaderData }: Route.MetaArgs) => areaMeta(loaderData);

export default function CommercialDetail({ loaderData }: Route.ComponentProps) {
  const { slug: _slug, features, ...page } = loaderData;
  return (
    <CommercialPage {...page} features={features.map(withDrawing)} phone={company.phones.main} />
  );
}
