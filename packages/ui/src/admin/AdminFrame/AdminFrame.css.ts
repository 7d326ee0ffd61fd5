import { componentStyle, hovered, wrapping, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
  minInlineSize: 0,
  // Keeps the footer out of sight, so it doesn't jump when a screen is nearly empty.
  minBlockSize: '100lvh',
  paddingBlock: vars.space.lg,
});

export const head = componentStyle({
  // Rounds up to whole pixels, so that edges below stay sharp.
  blockSize: 'calc-size(auto, round(up, size, 1px))',
  ...wrappingRow,
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

/* A tool's title: sans serif and small. */
export const title = componentStyle({
  color: vars.color.text.strong,
  fontSize: vars.size.heading,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
});

export const links = componentStyle({
  ...wrapping,
  gap: vars.space.hair,
  padding: vars.space.hair,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
});

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.pointer,
  paddingInline: vars.space.sm,
  // Visible only in forced colors.
  border: `${vars.width.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { background: vars.color.raised, color: vars.color.text.strong },
  },
  ...hovered({ color: vars.color.text.strong }),
});

export const count = componentStyle({
  minInlineSize: '1.5em',
  paddingInline: '0.4em',
  borderRadius: vars.radius.round,
  background: vars.color.accent.soft,
  color: vars.color.text.accent,
  fontSize: vars.size.label,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  textAlign: 'center',
});

export const account = componentStyle({ marginInlineStart: 'auto' });
