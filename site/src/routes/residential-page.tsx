import { ResidentialPage } from '@custom-designs/ui/templates/ResidentialPage';
import { company } from '../content/company.ts';
import { loadResidentialPage } from '../content/residential/index.ts';
import { residentialSlugs } from '../content/slugs.ts';
import type { RouteHandle } from '../frame/routeHandle.ts';
import { areaMeta } from '../pour/areaMeta.ts';
import { pour } from '../pour/pour.server.ts';
import { slugOf } from '../pour/slugOf.ts';
import { withDrawing } from '../pour/words.tsx';
import type { Route } from './+types/residential-page.ts';

export const handle: RouteHandle = { header: 'scene' };

export const loader = async ({ request }: Route.LoaderArgs) =>
  pour(await loadResidentialPage(slugOf(request, residentialSlugs)));

export const meta = ({ loaderData }: Route.MetaArgs) => areaMeta(loaderData);

export default function ResidentialDetail({ loaderData }: Route.ComponentProps) {
  const { slug: _slug, features, ...page } = loaderData;
  return (
    <ResidentialPage {...page} features={features.map(withDrawing)} phone={company.phones.main} />
  );
}
