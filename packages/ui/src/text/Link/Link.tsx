import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import { link } from './Link.css.ts';
import { Anchor } from './UiProvider.tsx';

type Variant = NonNullable<NonNullable<RecipeVariants<typeof link>>['variant']>;

export interface LinkProps {
  children: ReactNode;
  href: string;
  variant?: Variant;
  /** Needed where the visible words do not say where the link leads ("Learn more"). */
  'aria-label'?: string;
  'aria-current'?: 'page';
  /** Opens in a new tab only where leaving would lose work. */
  target?: '_blank';
  /** Called when it is followed, before the page changes. */
  onPress?: () => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link: the app's link component, an `<a>` unless UiProvider was given another. */
export function Link({ variant = 'text', target, onPress, ...props }: LinkProps) {
  return (
    <Anchor
      {...props}
      target={target}
      rel={target && 'noopener'}
      onClick={onPress}
      className={link({ variant })}
    />
  );
}
