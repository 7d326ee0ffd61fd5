import { ResidentialPage } from '@custom-designs/ui/templates/ResidentialPage';
import { company } from '../content/company.ts';
import { loadResidentialPage } from '../content/residential/index.ts';
import { residentialSlugs } from '../content/slugs.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { areaHead } from '../seo/areaPageMeta.ts';
import { pour } from '../content/resolveContent.server.ts';
import { slugOf } from './slugOf.ts';
import { withDrawing } from './contentMappers.tsx';
import type { Route } from './+types/residential-page.ts';

export const handle: RouteHandle = { header: 'scene' };

export async function loader({ request }: Route.LoaderArgs) {
  const page = await pour(await loadResidentialPage(slugOf(request, residentialSlugs)));
  return { page, head: areaHead(`/residential/${page.slug}`, page) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function ResidentialDetail({ loaderData }: Route.ComponentProps) {
  const { features, ...page } = loaderData.page;
  return (
    <ResidentialPage {...page} features={features.map(withDrawing)} phone={company.phones.main} />
  );
}
