import { alignedRow, centered, componentStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Stays below the header while its text scrolls. On phones, its row scrolls sideways. */
export const bar = componentStyle({
  position: 'sticky',
  zIndex: 2,
  insetBlockStart: vars.frame.header,
  ...alignedRow,
  flexWrap: 'wrap',
  gap: vars.space.hair,
  padding: vars.space.xs,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': {
    [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
    // On a low screen, it would cover most of the text.
    [media.low]: { position: 'static' },
  },
});

export const type = componentStyle({ flexShrink: 0, inlineSize: '10.5rem' });

export const divider = componentStyle({
  flexShrink: 0,
  alignSelf: 'stretch',
  marginInline: vars.space.xxs,
  marginBlock: vars.space.xxs,
  borderInlineStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

export const tool = componentStyle({
  ...centered,
  flexShrink: 0,
  inlineSize: vars.target.touch,
  blockSize: vars.target.touch,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.text.strong,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.accent.soft },
    '&[data-selected]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.soft,
      color: vars.color.text.accent,
    },
    '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.55 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
