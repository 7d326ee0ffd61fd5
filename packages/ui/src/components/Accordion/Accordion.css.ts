import { fallbackVar } from '@vanilla-extract/css';
import { componentStyle, plus, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const accordion = componentStyle({
  ...singleColumn,
  gap: fallbackVar('var(--ui-accordion-gap)', '0'),
});

export const item = componentStyle({
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line.subtle}` } },
});

export const trigger = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: vars.target.touch,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  '@media': { [media.desktop]: { paddingBlock: vars.space.md } },
  color: vars.color.text.strong,
  fontSize: vars.size.lead,
  lineHeight: 1.35,
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': { color: vars.color.text.accent },
  },
});

/** A plus whose upright falls when the answer opens. */
export const mark = componentStyle({
  position: 'relative',
  inlineSize: '1rem',
  blockSize: '1rem',
  flexShrink: 0,
  selectors: {
    ...plus,
    '[aria-expanded="true"] > &::after': { rotate: '0deg' },
  },
});

/* Without JavaScript every answer is open: the panel's hidden attribute is overruled. */
export const panel = componentStyle({
  maxInlineSize: vars.width.measure,
  '@media': {
    [media.noScript]: { display: 'block !important' as 'block', contentVisibility: 'visible' },
  },
});

export const content = componentStyle({ paddingBlockEnd: vars.space.lg });
