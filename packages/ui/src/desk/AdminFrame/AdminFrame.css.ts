import { componentStyle, globalComponentStyle, hovered } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const BAR = '3.5rem';
const LINKS = '2.75rem';
/** All links and the account don't fit into one row. */
const twoRows = `${media.desktop} and (max-width: 77.99em)`;

export const bar = componentStyle({
  position: 'sticky',
  zIndex: vars.zIndex.header,
  insetBlockStart: 0,
  display: 'flex',
  minBlockSize: BAR,
  alignItems: 'center',
  gap: vars.space.md,
  paddingInline: `max(min(${vars.space.gutter}, 5vw), (100% - ${vars.width.content}) / 2)`,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  background: vars.color.background,
  '@media': {
    [media.low]: { position: 'static' },
    [twoRows]: { flexWrap: 'wrap', rowGap: 0 },
  },
});

/* What sticks below the bar and what scrolls into view reads the header's height. */
globalComponentStyle(`:root:has(${bar})`, { vars: { [vars.frame.header]: BAR } });
globalComponentStyle(
  `:root:has(${bar})`,
  { vars: { [vars.frame.header]: `calc(${BAR} + ${LINKS})` } },
  twoRows,
);

export const brand = componentStyle({
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: 'min(1.25rem, 6vw)',
  letterSpacing: '-0.01em',
  lineHeight: 1.1,
  textDecorationLine: 'none',
});

export const links = componentStyle({
  display: 'none',
  minInlineSize: 0,
  flexShrink: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.desktop]: { display: 'flex' },
    [twoRows]: { order: 1, flexBasis: '100%', blockSize: LINKS },
    [media.noScript]: { display: 'flex' },
  },
});

export const link = componentStyle({
  display: 'flex',
  flexShrink: 0,
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

export const tools = componentStyle({
  display: 'flex',
  flexGrow: 1,
  minInlineSize: 0,
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.xs,
});

export const website = componentStyle({
  display: 'none',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    ...hovered({ color: vars.color.text.strong })['@media'],
    [media.desktop]: { display: 'block' },
  },
});

/* The phone's menu has its own theme switch, and its bar has no room for an email address. */
globalComponentStyle(`${tools} > button`, { display: 'none' }, media.phone);
globalComponentStyle(`${tools} p:first-child`, { display: 'none' }, media.phone);
/* A long address is cut. The bar has room for one line. */
globalComponentStyle(`${tools} > div`, { flexWrap: 'nowrap', whiteSpace: 'nowrap' }, media.desktop);
globalComponentStyle(
  `${tools} p`,
  { maxInlineSize: '16rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  media.desktop,
);

export const screen = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
  minInlineSize: 0,
  paddingBlock: vars.space.lg,
  '@media': { [media.phone]: { paddingBlock: vars.space.md } },
});

/* A tool's title: sans serif and small. */
export const title = componentStyle({
  color: vars.color.text.strong,
  fontSize: vars.size.heading,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
});

/* It gets the focus on a new screen. A ring around the whole page would point at nothing. */
export const main = componentStyle({ outline: 'none' });
