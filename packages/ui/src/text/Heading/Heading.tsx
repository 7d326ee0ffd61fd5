import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

type Size = NonNullable<NonNullable<RecipeVariants<typeof heading>>['size']>;

export interface HeadingProps {
  /** Text of the heading. */
  children: ReactNode;
  /** Level of the heading, 1 to 6. Don't skip levels. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Visual size, independent of the level. */
  size?: Size;
  /** Anchor for links, and for `aria-labelledby`. */
  id?: string;
  /** Ref to the heading element. */
  ref?: Ref<HTMLHeadingElement>;
}

const sizeOfLevel = {
  1: 'display',
  2: 'title',
  3: 'heading',
  4: 'subheading',
  5: 'subheading',
  6: 'subheading',
} as const;

/** Heading whose level and size are set separately. Wrap a word in `<em>` to set it in italics. */
export function Heading({ level, size = sizeOfLevel[level], children, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...props} className={heading({ size })}>
      {children}
    </Element>
  );
}
