import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ComponentProps, ReactNode } from 'react';
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
      ComponentProps<'button'>,
      | 'ref'
      | 'type'
      | 'autoFocus'
      | 'aria-expanded'
      | 'aria-controls'
      | 'aria-haspopup'
      | 'aria-pressed'
      | 'aria-describedby'
    > {
  onPress?: () => void;
  isDisabled?: boolean;
  /** Busy: a press does nothing, but the button can still be focused and heard. */
  isPending?: boolean;
}

/**
 * Does something on this page. Renders `<button>`: what a press is, the browser knows best, and React
 * Aria's press handling would add 11 KiB to every page that holds a form (docs/decisions/0006).
 */
export function Button({
  variant = 'primary',
  size = 'regular',
  width = 'auto',
  type = 'button',
  onPress,
  isDisabled = false,
  isPending = false,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      className={button({ variant, size, width })}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    />
  );
}
