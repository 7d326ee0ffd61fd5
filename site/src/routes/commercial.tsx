import { commercialOverview } from '../content/commercial/overview.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { crumbsTo } from '../seo/breadcrumbJsonLd.ts';
import { pour } from '../content/resolveContent.server.ts';
import { AreaOverview } from './AreaOverview.tsx';
import { pageMeta } from '../seo/index.ts';
import type { Route } from './+types/commercial.ts';

export const handle: RouteHandle = { header: 'scene' };

export async function loader() {
  const page = await pour(commercialOverview);
  const path = '/commercial';
  const head = pageMeta({ path, ...page.meta, picture: page.hero.image, graph: [crumbsTo(path)] });
  return { ...page, head };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Commercial({ loaderData }: Route.ComponentProps) {
  return <AreaOverview {...loaderData} />;
}
