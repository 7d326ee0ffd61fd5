import { sectionStyle, singleColumn, stretchedLink } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const panels = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.sm,
  marginBlockStart: vars.space.md,
});

/** The whole panel is one link. */
export const panel = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.md,
  alignItems: 'start',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.edge,
});
export const icon = sectionStyle({ color: vars.color.text.accent });
export const link = sectionStyle({
  color: vars.color.text.strong,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    ...stretchedLink('2px', vars.radius.card),
    '&:active': { color: vars.color.text.accent },
  },
});

/** A link in place of a panel's heading. */
export const title = sectionStyle({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  lineHeight: 1.1,
});
export const onPhone = sectionStyle({ '@media': { [media.desktop]: { display: 'none' } } });

export const form = sectionStyle({
  ...singleColumn,
  gap: vars.space.md,
  marginBlock: `${vars.space.lg} ${vars.space.xxl}`,
});
