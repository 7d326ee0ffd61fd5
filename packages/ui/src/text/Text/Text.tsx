import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

type Variants = NonNullable<RecipeVariants<typeof text>>;

export interface TextProps {
  /** The text. */
  children: ReactNode;
  /** Size of the text. Defaults to body text. */
  size?: NonNullable<Variants['size']>;
  /** Color of the text. */
  tone?: NonNullable<Variants['tone']>;
  /** Cuts the text after this many lines, as excerpts are (docs/behavior/blog.md#post-cards). */
  clamp?: 3;
  /** Element to render. Defaults to `p`. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'figcaption' | 'address';
}

/** Paragraph of running text. Renders `<p>`, or the element that `as` names. */
export function Text({
  size = 'body',
  tone = 'body',
  clamp,
  as: Element = 'p',
  ...props
}: TextProps) {
  return <Element {...props} className={text({ size, tone, clamp })} />;
}
