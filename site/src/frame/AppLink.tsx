import type { AppLinkProps } from '@custom-designs/ui/text';
import { Link } from 'react-router';
import { usePath } from './usePath.ts';

/** A path of this site that names no file: `/price-list.pdf` is the browser's to open. */
const isPage = (href: string) => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(href);

/**
 * The link behind every link of the library. Pages go through the router and are fetched as soon as
 * a pointer or finger approaches; files, `tel:`, `mailto:` and other sites stay plain anchors.
 */
export function AppLink({ href, ...props }: AppLinkProps) {
  const current = href === usePath() ? { 'aria-current': 'page' as const } : {};
  if (!isPage(href)) return <a {...props} href={href} />;
  return <Link prefetch="intent" {...current} {...props} to={href} />;
}
