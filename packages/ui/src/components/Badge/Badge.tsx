import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

type Tone = NonNullable<NonNullable<RecipeVariants<typeof badge>>['tone']>;

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /** Color for the meaning. */
  tone?: Tone;
}

/** Short label for a category or a status. Renders `<span>`. */
export function Badge({ children, tone = 'accent' }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
