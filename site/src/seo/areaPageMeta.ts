import type { CommercialPage } from '../content/commercial/schema.ts';
import { company } from '../content/company.ts';
import type { ResidentialPage } from '../content/residential/schema.ts';
import { faqPage, pageMeta, service } from './index.ts';
import { crumbsTo } from './breadcrumbJsonLd.ts';
import type { Poured } from '../content/resolveContent.server.ts';

/** What a residential or commercial detail is to search engines. */
export function areaHead(path: string, page: Poured<ResidentialPage | CommercialPage>) {
  const name = `${page.title} ${page.subtitle}`;
  const { description, heroImage: picture } = page;
  return pageMeta({
    path,
    title: `${name} - ${company.name}`,
    description,
    picture,
    graph: [service({ path, name, description, picture }), crumbsTo(path), faqPage(page.faqs)],
  });
}
