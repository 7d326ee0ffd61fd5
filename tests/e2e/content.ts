import { type Family, slugsOf } from '../../site/src/content/paths.ts';
import type { AreaPage, City, ServicePage } from '../../site/src/content/schema/families.ts';

interface Pages {
  services: ServicePage;
  residential: AreaPage;
  commercial: AreaPage;
  communities: City;
}

/** What the files of a folder say, each with the path of its page, in the order they give. */
export async function pagesOf<Name extends Family>(family: Name) {
  const pages = slugsOf(family).map(async (slug) => {
    const { page } = await import(`../../site/src/content/${family}/${slug}.ts`);
    return { ...(page as Pages[Name]), path: `/${family}/${slug}` };
  });
  return (await Promise.all(pages)).sort((one, other) => one.order - other.order);
}

/** A text of a content file as its page shows it: the build fills what stands in braces. */
export const asShown = (text: string) =>
  new RegExp(
    text
      .split(/\{[^}]+\}/)
      .map((part) => part.replace(/[$()+.?[\]^*|\\]/g, '\\$&'))
      .join('.+'),
  );
