import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { button } from './Button.css.ts';

type Variants = NonNullable<RecipeVariants<typeof button>>;

export interface ButtonLook {
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
