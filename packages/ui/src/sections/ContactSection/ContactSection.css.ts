import { hovered, inlineRow, sectionStyle, singleColumn, wrappingRow } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const columns = sectionStyle({
  ...singleColumn,
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 6vw, 6rem)',
      alignItems: 'start',
    },
  },
});

/** Every label in one column, and every value in the other. */
export const facts = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(5.5rem, 25%), auto) minmax(0, 1fr)',
  gap: vars.space.sm,
  // The hours fit beside the labels.
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const fact = sectionStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
});
export const value = sectionStyle({
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  // An address of 25 letters fits into a line beside its label.
  fontSize: `min(${vars.size.subheading}, 5.2vw)`,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  // An address may say where its lines break.
  whiteSpace: 'pre-line',
});

/** As tall as a touch target on phones, without more space between lines. */
export const address = sectionStyle({
  ...inlineRow,
  minBlockSize: vars.target.touch,
  marginBlock: `calc((1.25em - ${vars.target.touch}) / 2)`,
  color: 'inherit',
  textDecoration: 'none',
  transition: `color ${vars.motion.base}`,
  ...hovered({ color: vars.color.text.accent }),
});

export const social = sectionStyle({
  ...wrappingRow,
  // Four names fit beside their label.
  columnGap: vars.space.sm,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
export const unlinked = sectionStyle({
  ...inlineRow,
  minBlockSize: vars.target.pointer,
  color: vars.color.text.muted,
});

export const form = sectionStyle({
  ...singleColumn,
  gap: vars.space.md,
  padding: 'clamp(1.25rem, 2.2vw, 2rem)',
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.edge,
});
