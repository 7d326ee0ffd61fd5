import type { Ref } from 'react';
import { Anchor } from '../../text/index.ts';
import { button } from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  onClick?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Goes somewhere, with a button's weight. Renders the app's link, so it works before hydration, and
 * a page that only leads on carries none of a button's script.
 */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  width = 'auto',
  ...props
}: ButtonLinkProps) {
  return <Anchor {...props} className={button({ variant, size, width })} />;
}
