import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** One ring for everything that takes focus; spread into a rule's selectors. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
} as const satisfies StyleRule;
