import type { AppLinkProps } from '@custom-designs/ui/text';
import { Link } from 'react-router';
import { isPagePath } from './pageLoading.ts';
import { usePath } from './usePath.ts';

/**
 * The link behind every link of the library. Pages go through the router; files, `tel:`, `mailto:` and
 * other sites stay plain anchors.
 */
export function AppLink({ href, ...props }: AppLinkProps) {
  const current = href === usePath() ? { 'aria-current': 'page' as const } : {};
  if (!isPagePath(href)) return <a {...props} href={href} />;
  return <Link {...current} {...props} to={href} />;
}
