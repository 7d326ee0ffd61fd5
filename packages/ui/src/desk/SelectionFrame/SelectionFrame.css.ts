import { componentStyle, inlineRow, singleColumn, wrappingRow } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Sticks to the lower edge of the window while its gallery is visible. */
export const bar = componentStyle({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: vars.space.md,
  ...singleColumn,
  gap: vars.space.sm,
  padding: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.lift}`,
  '@media': {
    [media.phone]: { insetBlockEnd: `calc(${vars.frame.bottomBar} + ${vars.space.xs})` },
  },
});

export const row = componentStyle({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: vars.space.xs,
});

export const counted = componentStyle({ ...wrappingRow, columnGap: vars.space.xxs });

export const count = componentStyle({
  paddingInline: vars.space.xs,
  color: vars.color.text.accent,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = componentStyle({
  display: 'flex',
  gap: vars.space.xxs,
  '@media': {
    [media.phone]: {
      display: 'grid',
      flexGrow: 1,
      gridTemplateColumns: 'repeat(auto-fit, minmax(3.75rem, 1fr))',
    },
  },
});

/* The icon is beside the label on desktops and above it on phones. */
export const action = componentStyle({
  ...inlineRow,
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.accent.soft },
    '&[aria-expanded="true"]': {
      background: vars.color.accent.soft,
      color: vars.color.text.accent,
    },
    '&[data-danger][data-hovered]': {
      background: vars.color.danger.background,
      color: vars.color.text.danger,
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      gap: vars.space.hair,
      paddingInline: vars.space.hair,
      paddingBlock: vars.space.xxs,
      fontSize: vars.size.label,
    },
  },
});
