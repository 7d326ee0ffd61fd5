import { Anchor, VisuallyHidden } from '../../text/index.ts';
import { button } from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends ButtonLook {
  /** URL of the link. */
  href: string;
  /** Screen reader text after a vague label, such as "about our services" after "Learn More". */
  srSuffix?: string;
  /** Called before the link is followed. */
  onClick?: () => void;
}

/**
 * Link that looks like a Button. It renders the app's link component, so it works before hydration and gets
 * the router's prefetch and view transitions (docs/decisions/0006).
 */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  width = 'auto',
  srSuffix,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Anchor {...props} className={button({ variant, size, width })}>
      {srSuffix === undefined ? (
        children
      ) : (
        // A single flex item, because separate ones would lose the space between them.
        <span>
          {children}
          <VisuallyHidden> {srSuffix}</VisuallyHidden>
        </span>
      )}
    </Anchor>
  );
}
