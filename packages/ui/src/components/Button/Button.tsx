import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { Anchor } from '../../text/index.ts';
import { button } from './Button.css.ts';

type Variants = NonNullable<RecipeVariants<typeof button>>;

interface ButtonLook {
  children: ReactNode;
  variant?: NonNullable<Variants['variant']>;
  /** `icon` is a 48 px square: give it an `aria-label`. */
  size?: NonNullable<Variants['size']>;
  width?: NonNullable<Variants['width']>;
  'aria-label'?: string;
}

export interface ButtonProps
  extends ButtonLook,
    Pick<
      AriaButtonProps,
      | 'onPress'
      | 'type'
      | 'isDisabled'
      | 'isPending'
      | 'autoFocus'
      | 'slot'
      | 'aria-expanded'
      | 'aria-controls'
      | 'aria-haspopup'
      | 'aria-describedby'
    > {
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. Renders `<button>`; while pending it stays focusable and says so. */
export function Button({
  variant = 'primary',
  size = 'regular',
  width = 'auto',
  ...props
}: ButtonProps) {
  return <AriaButton {...props} className={button({ variant, size, width })} />;
}

export interface ButtonLinkProps extends ButtonLook {
  href: string;
  onClick?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere, with a button's weight. Renders the app's link, so it works before hydration. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  width = 'auto',
  ...props
}: ButtonLinkProps) {
  return <Anchor {...props} className={button({ variant, size, width })} />;
}
