import { type Family, slugsOf } from '../../site/src/content/paths.ts';
import type { AreaPage, City, ServicePage } from '../../site/src/content/schema/families.ts';

interface Pages {
  services: ServicePage;
  residential: AreaPage;
  commercial: AreaPage;
  communities: City;
}

/** Reads a folder's content files with the paths of their pages, in page order. */
export async function pagesOf<Name extends Family>(family: Name) {
  const pages = slugsOf(family).map(async (slug) => {
    const { page } = await import(`../../site/src/content/${family}/${slug}.ts`);
    return { ...(page as Pages[Name]), path: `/${family}/${slug}` };
  });
  return (await Promise.all(pages)).sort((one, other) => one.order - other.order);
}

/** A content file's text with its placeholders filled in, as the page shows it. */
export const asShown = (text: string) =>
  new RegExp(
    text
      .split(/\{[^}]+\}/)
      .map((part) => part.replace(/[$()+.?[\]^*|\\]/g, '\\$&'))
      .join('.+'),
  );
