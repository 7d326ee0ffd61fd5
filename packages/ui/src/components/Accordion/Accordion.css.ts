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
  // Without JavaScript, every answer is open.
  '@media': {
    [media.noScript]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
  },
});

export const trigger = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: vars.target.touch,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  '@media': {
    [media.desktop]: { paddingBlock: vars.space.md },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text.accent } } },
  },
  color: vars.color.text.strong,
  fontSize: vars.size.lead,
  lineHeight: 1.35,
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '[open] > &': { color: vars.color.text.accent },
  },
});

/** A plus sign whose vertical bar disappears when the answer opens. */
export const mark = componentStyle({
  position: 'relative',
  inlineSize: '1rem',
  blockSize: '1rem',
  flexShrink: 0,
  selectors: {
    ...plus,
    '[open] > summary > &::after': { rotate: '0deg' },
  },
});

export const content = componentStyle({
  maxInlineSize: fallbackVar('var(--ui-accordion-content)', vars.width.measure),
  paddingBlockEnd: vars.space.lg,
});
