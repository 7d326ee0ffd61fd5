import type { AppLinkProps } from '@custom-designs/ui/text';
import { Link, useLinkClickHandler } from 'react-router';
import { carryFrom } from './carriedPicture.ts';
import { isPagePath } from './prefetchPages.ts';
import { usePath } from './usePath.ts';

/**
 * The link component behind every link of the library. Pages use the router. Files, `tel:`,
 * `mailto:`, and other sites stay plain anchors.
 */
export function AppLink({ href, onClick, ...props }: AppLinkProps) {
  const path = usePath();
  const openWithPicture = useLinkClickHandler<HTMLAnchorElement>(href, { viewTransition: true });
  const current = href === path ? { 'aria-current': 'page' as const } : {};
  if (!isPagePath(href)) return <a {...props} href={href} onClick={onClick} />;
  // A link to another part of a list, such as `/blog?page=2`, doesn't scroll the page.
  const isSamePage = href.split('?')[0] === path;
  return (
    <Link
      {...current}
      {...props}
      to={href}
      preventScrollReset={isSamePage}
      onClick={(event) => {
        onClick?.(event);
        // Prevents the default, so that the link itself does nothing more.
        if (!event.defaultPrevented && !isSamePage && carryFrom(event.currentTarget))
          openWithPicture(event);
      }}
    />
  );
}
