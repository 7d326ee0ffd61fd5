import type { AppLinkProps } from '@custom-designs/ui/text';
import { use } from 'react';
import { Link, useLinkClickHandler } from 'react-router';
import { carryFrom } from './carriedPicture.ts';
import { isPagePath } from './prefetchPages.ts';
import { AdaptLink } from './useLiveFacts.ts';
import { usePath } from './usePath.ts';

/**
 * The link component behind every link of the library. Pages use the router. Files, `tel:`,
 * `mailto:`, and other sites stay plain anchors.
 */
export function AppLink({ href, onClick, ...props }: AppLinkProps) {
  const path = usePath();
  const openWithPicture = useLinkClickHandler<HTMLAnchorElement>(href, { viewTransition: true });
  const current = href === path ? { 'aria-current': 'page' as const } : {};
  const adapt = use(AdaptLink);
  if (!isPagePath(href)) {
    const own = { ...props, href };
    const link = adapt?.(own) ?? own;
    return <a {...link} href={link.href} onClick={onClick} />;
  }
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
