import { commercialOverview } from '../content/commercial/overview.ts';
import type { RouteHandle } from '../frame/routeHandle.ts';
import { pour } from '../pour/pour.server.ts';
import { AreaOverview } from '../screens/AreaOverview.tsx';
import type { Route } from './+types/commercial.ts';

export const handle: RouteHandle = { header: 'scene' };

export const loader = () => pour(commercialOverview);

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.meta.title },
  { name: 'description', content: loaderData?.meta.description },
];

export default function Commercial({ loaderData }: Route.ComponentProps) {
  return <AreaOverview {...loaderData} />;
}
