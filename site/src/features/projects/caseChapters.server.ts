import { loadCommercialPage } from '../../content/commercial/index.ts';
import { loadResidentialPage } from '../../content/residential/index.ts';
import { commercialSlugs, residentialSlugs } from '../../content/slugs.ts';
import { nameOf } from '../../seo/breadcrumbJsonLd.ts';

/** Residential and commercial details share all that is needed here. */
const loaders = {
  residential: residentialSlugs.map((slug) => () => loadResidentialPage(slug)),
  commercial: commercialSlugs.map((slug) => () => loadCommercialPage(slug)),
};

/**
 * Every case study of the content files, by the page that tells it. Runs at build, so no page's
 * script carries the pages it reads.
 */
export async function caseChapters() {
  const chapters = Object.entries(loaders).flatMap(([area, pages]) =>
    pages.map(async (load) => {
      const { slug, title, heroImage, cases } = await load();
      const path = `/${area}/${slug}`;
      return {
        title: nameOf(path) ?? title,
        image: heroImage,
        href: `${path}#stories`,
        cases: cases.map(({ image: _, ...words }) => words),
      };
    }),
  );
  return Promise.all(chapters);
}
