import { type Collection, slugsOf } from '../../site/src/content/paths.ts';
import type { AreaPage, City, ServicePage } from '../../site/src/content/schema/collections.ts';

interface Pages {
  services: ServicePage;
  residential: AreaPage;
  commercial: AreaPage;
  communities: City;
}

/** Reads a folder's content files with the paths of their pages, in page order. */
export async function pagesOf<Name extends Collection>(collection: Name) {
  const pages = slugsOf(collection).map(async (slug) => {
    const { page } = await import(`../../site/src/content/${collection}/${slug}.ts`);
    return { ...(page as Pages[Name]), path: `/${collection}/${slug}` };
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
