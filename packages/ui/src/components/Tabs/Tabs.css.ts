import { style } from '@vanilla-extract/css';
import { fadingStrip } from '../../styles/fadingStrip.css.ts';
import { componentStyle, drawn, inlineRow, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const tabs = componentStyle({
  ...singleColumn,
  gap: vars.space.md,
  minInlineSize: 0,
});

export const list = style([
  fadingStrip,
  componentStyle({
    borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  }),
]);

export const tab = componentStyle({
  position: 'relative',
  flexShrink: 0,
  ...inlineRow,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.md,
  color: vars.color.text.muted,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-selected]': { color: vars.color.text.strong },
    '&[data-focus-visible]': { outlineOffset: '-3px' },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[data-selected]::after': {
      ...drawn,
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      background: vars.color.accent.solid,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight' } },
    },
  },
});

export const panel = componentStyle({
  minInlineSize: 0,
  selectors: { '&[data-inert]': { display: 'none' } },
});
