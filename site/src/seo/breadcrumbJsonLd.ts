import { navigation } from '../content/navigation.ts';
import { breadcrumbs } from './index.ts';

const names = new Map(
  [
    { name: 'Home', path: '/' },
    ...navigation.plainLinks,
    ...navigation.groups.flatMap(({ label, featured, items }) => [
      { name: label, path: featured.path },
      ...items,
    ]),
  ].map(({ name, path }) => [path as string, name]),
);

/** A page's name as the navigation gives it. */
export const nameOf = (path: string): string | undefined => names.get(path);

/** The way to a page, told by the names that the navigation gives: Home, its section, itself. */
export function crumbsTo(path: string) {
  const parts = path.split('/').filter(Boolean);
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return breadcrumbs(
    paths.flatMap((known) => {
      const name = nameOf(known);
      return name ? [{ name, path: known }] : [];
    }),
  );
}
