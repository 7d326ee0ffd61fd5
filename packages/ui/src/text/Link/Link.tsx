import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { link } from './Link.css.ts';
import { Anchor } from './UiProvider.tsx';

type Variant = NonNullable<NonNullable<RecipeVariants<typeof link>>['variant']>;

export interface LinkProps {
  /** Text of the link. It should say where the link goes. */
  children: ReactNode;
  /** Address of the page, an anchor, `tel:`, or `mailto:`. */
  href: string;
  /** Style of the link. */
  variant?: Variant;
}

/** Text link. It renders the link component of UiProvider, or `<a>`. */
export function Link({ variant = 'text', ...props }: LinkProps) {
  return <Anchor {...props} className={link({ variant })} />;
}
