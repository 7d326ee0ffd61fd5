import { ServicePage } from '@custom-designs/ui/templates/ServicePage';
import { company } from '../content/company.ts';
import { loadServicePage } from '../content/services/index.ts';
import { serviceSlugs } from '../content/slugs.ts';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { crumbsTo } from '../seo/breadcrumbJsonLd.ts';
import { pour } from '../content/resolveContent.server.ts';
import { slugOf } from './slugOf.ts';
import { discount, withDrawing } from './contentMappers.tsx';
import { faqPage, pageMeta, service } from '../seo/index.ts';
import type { Route } from './+types/service.ts';

export const handle: RouteHandle = { header: 'scene', hasContact: true };

export async function loader({ request }: Route.LoaderArgs) {
  const page = await pour(await loadServicePage(slugOf(request, serviceSlugs)));
  const path = `/services/${page.slug}`;
  const { title: name, image: picture } = page.hero;
  const { description } = page.meta;
  const head = pageMeta({
    path,
    ...page.meta,
    picture,
    graph: [service({ path, name, description, picture }), crumbsTo(path), faqPage(page.faqs)],
  });
  return { ...page, head };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

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
