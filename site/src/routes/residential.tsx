import { residentialOverview } from '../content/residential/overview.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { crumbsTo } from '../seo/breadcrumbJsonLd.ts';
import { pour } from '../content/resolveContent.server.ts';
import { AreaOverview } from './AreaOverview.tsx';
import { pageMeta } from '../seo/index.ts';
import type { Route } from './+types/residential.ts';

export const handle: RouteHandle = { header: 'scene' };

export async function loader() {
  const page = await pour(residentialOverview);
  const path = '/residential';
  const head = pageMeta({ path, ...page.meta, picture: page.hero.image, graph: [crumbsTo(path)] });
  return { ...page, head };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Residential({ loaderData }: Route.ComponentProps) {
  return <AreaOverview {...loaderData} />;
}
