import type { AppLinkProps } from '@custom-designs/ui/text';
import { Link } from 'react-router';
import { isPagePath } from './prefetchPages.ts';
import { usePath } from './usePath.ts';

/**
 * The link component behind every link of the library. Pages use the router. Files, `tel:`,
 * `mailto:`, and other sites stay plain anchors.
 */
export function AppLink({ href, ...props }: AppLinkProps) {
  const path = usePath();
  const current = href === path ? { 'aria-current': 'page' as const } : {};
  if (!isPagePath(href)) return <a {...props} href={href} />;
  // A link to another part of a list, such as `/blog?page=2`, doesn't scroll the page.
  const isSamePage = href.split('?')[0] === path;
  return <Link {...current} {...props} to={href} preventScrollReset={isSamePage} />;
}
