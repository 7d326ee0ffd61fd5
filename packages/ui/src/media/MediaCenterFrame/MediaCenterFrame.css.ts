import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  minInlineSize: 0,
  paddingBlock: vars.space.lg,
});

export const head = componentStyle({
  // Whole pixels, so that edges below stay sharp.
  blockSize: 'calc-size(auto, round(up, size, 1px))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

/* A tool's title: sans, and no larger than it must be. */
export const title = componentStyle({
  color: vars.color.text.strong,
  fontSize: vars.size.heading,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
});

export const tabbed = componentStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });

export const tabs = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = componentStyle({
  position: 'relative',
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.md,
  color: vars.color.text.muted,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text.strong },
    '&[data-focus-visible]': { outlineOffset: '-3px' },
    '&[data-selected]': { color: vars.color.text.strong },
    '&[data-selected]::after': {
      content: '""',
      position: 'absolute',
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

/* Room for a count of three digits, so that its coming does not push the next tab. */
export const counted = componentStyle({ minInlineSize: '13.5ch', textAlign: 'start' });

export const panel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
  minBlockSize: '60vh',
  selectors: { '&[data-inert]': { display: 'none' } },
});
