import { ServicePage } from '@custom-designs/ui/templates/ServicePage';
import { company } from '../content/company.ts';
import { loadServicePage } from '../content/services/index.ts';
import { serviceSlugs } from '../content/slugs.ts';
import type { RouteHandle } from '../frame/routeHandle.ts';
import { pour } from '../pour/pour.server.ts';
import { slugOf } from '../pour/slugOf.ts';
import { discount, withDrawing } from '../pour/words.tsx';
import type { Route } from './+types/service.ts';

export const handle: RouteHandle = { header: 'scene', hasContact: true };

export const loader = async ({ request }: Route.LoaderArgs) =>
  pour(await loadServicePage(slugOf(request, serviceSlugs)));

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.meta.title },
  { name: 'description', content: loaderData?.meta.description },
];

export default function Service({ loaderData }: Route.ComponentProps) {
  const { slug, hero, offer, features, process, testimonials, faqs, closing } = loaderData;
  return (
    <ServicePage
      hero={hero}
      offer={offer}
      features={features.map(withDrawing)}
      process={process}
      testimonials={testimonials}
      discount={discount}
      faqs={faqs}
      closing={closing}
      phone={company.phones.main}
      startHref={`/contact?service=${slug}#contact`}
    />
  );
}
