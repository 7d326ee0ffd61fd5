import { type Family, slugsOf } from '../../site/src/content/paths.ts';
import type { AreaPage, City, ServicePage } from '../../site/src/content/schema/families.ts';

interface Pages {
  services: ServicePage;
  residential: AreaPage;
  commercial: AreaPage;
  communities: City;
}

/** What the files of a folder say, each with the path of its page. */
export const pagesOf = <Name extends Family>(family: Name) =>
  Promise.all(
    slugsOf(family).map(async (slug) => {
      const { page } = await import(`../../site/src/content/${family}/${slug}.ts`);
      return { ...(page as Pages[Name]), path: `/${family}/${slug}` };
    }),
  );

/** A text of a content file as its page shows it: the build fills what stands in braces. */
export const asShown = (text: string) =>
  new RegExp(
    text
      .split(/\{[^}]+\}/)
      .map((part) => part.replace(/[$()+.?[\]^*|\\]/g, '\\$&'))
      .join('.+'),
  );
