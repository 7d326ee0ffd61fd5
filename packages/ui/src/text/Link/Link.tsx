import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import { link } from './Link.css.ts';
import { Anchor } from './UiProvider.tsx';

type Variant = NonNullable<NonNullable<RecipeVariants<typeof link>>['variant']>;

export interface LinkProps {
  /** The words of the link. They say where it leads. */
  children: ReactNode;
  /** Address of the page, an anchor, `tel:`, or `mailto:`. */
  href: string;
  /** Look of the link. */
  variant?: Variant;
  /** Needed where the visible words do not say where the link leads ("Learn more"). */
  'aria-label'?: string;
  /** Marks the link to the page that is open. */
  'aria-current'?: 'page';
  /** Opens in a new tab only where leaving would lose work. */
  target?: '_blank';
  /** Called when it is followed, before the page changes. */
  onPress?: () => void;
  /** Ref to the `a` element. */
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
