import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** One ring for everything that takes focus; spread into a rule's selectors. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
} as const satisfies StyleRule;

type Look = NonNullable<StyleRule['selectors']>[string];

/**
 * The look of a plain element under a mouse; spread into a rule. After a tap `:hover` would stay, so
 * it counts only on a device that can hover. A React Aria part has `[data-hovered]` instead.
 */
export const hovered = (look: Look, selector = '&:hover'): StyleRule => ({
  '@media': { [media.hover]: { selectors: { [selector]: look } } },
});
