import type { Company } from './schema/site.ts';

const parts = {
  facts: 'the company’s name, numbers, addresses, and hours',
  prices: 'prices in texts',
  pictures: 'rendered pictures in place of photographs',
} as const;

const marksIn = (content: unknown) =>
  (JSON.stringify(content) ?? '').split('"isSample":true').length - 1;

/** Lists the remaining sample content, one line each with the file to change. */
export function samplesIn(
  { isSample }: Company,
  pages: readonly { readonly path: string }[],
): string[] {
  const names = Object.keys(parts) as (keyof typeof parts)[];
  return [
    ...names.flatMap((part) =>
      isSample[part] ? [`company.ts: ${parts[part]} (isSample.${part})`] : [],
    ),
    ...pages.flatMap(({ path, ...page }) =>
      Object.entries(page).flatMap(([key, content]) => {
        const count = marksIn(content);
        return count > 0 ? [`${path.slice(1)}.ts: ${key} (isSample, ${count} times)`] : [];
      }),
    ),
  ];
}
