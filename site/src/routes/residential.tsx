import { residentialOverview } from '../content/residential/overview.ts';
import type { RouteHandle } from '../frame/routeHandle.ts';
import { pour } from '../pour/pour.server.ts';
import { AreaOverview } from '../screens/AreaOverview.tsx';
import type { Route } from './+types/residential.ts';

export const handle: RouteHandle = { header: 'scene' };

export const loader = () => pour(residentialOverview);

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.meta.title },
  { name: 'description', content: loaderData?.meta.description },
];

export default function Residential({ loaderData }: Route.ComponentProps) {
  return <AreaOverview {...loaderData} />;
}
