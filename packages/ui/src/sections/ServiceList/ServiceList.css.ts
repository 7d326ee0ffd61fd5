import { hovered, sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** How many rows the stage spans. */
export const rowCount = '--ui-service-list-rows';

/** A pointer, and room for one upright picture beside the list. */
export const hoverStage = `${media.wide} and (hover: hover)`;
const contentInset = `max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`;

export const list = sectionStyle({
  display: 'grid',
  marginBlockStart: vars.space.xxl,
  paddingInline: contentInset,
  '@media': {
    // The stage runs off the page at its end.
    [hoverStage]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
      columnGap: 'clamp(3rem, 6vw, 6rem)',
      paddingInlineEnd: 0,
    },
  },
});

export const item = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(5.5rem, 22vw, 12rem)',
  columnGap: vars.space.lg,
  alignItems: 'center',
  position: 'relative',
  paddingBlock: vars.space.lg,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}` },
  },
  '@media': { [hoverStage]: { display: 'contents' } },
});

export const row = sectionStyle({
  display: 'grid',
  gap: vars.space.xs,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '3rem minmax(0, 1fr) auto',
      columnGap: vars.space.md,
      alignItems: 'baseline',
    },
    [hoverStage]: {
      gridColumn: 1,
      position: 'relative',
      paddingBlock: '1.625rem',
      borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
      selectors: {
        ':last-child > &': {
          borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
        },
      },
    },
  },
});

export const number = sectionStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.label,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  transition: `color ${vars.motion.slow}`,
  selectors: { '[data-lamps]:focus-within &': { color: vars.color.text.accent } },
  ...hovered({ color: vars.color.text.accent }, '[data-lamps]:hover &'),
});

export const words = sectionStyle({
  display: 'grid',
  gap: vars.space.xs,
  transition: `translate ${vars.motion.light} ${vars.motion.ease}`,
  '@media': {
    [hoverStage]: {
      selectors: {
        '[data-lamps]:is(:hover, :focus-within) &': { translate: '0.75rem 0' },
        '[dir="rtl"] [data-lamps]:is(:hover, :focus-within) &': { translate: '-0.75rem 0' },
      },
    },
  },
});

/** One link for the whole row: its ::after covers the item. */
export const link = sectionStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.pointer,
  color: vars.color.text.accent,
  fontSize: vars.size.small,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.control,
    },
  },
});

const fade = `opacity ${vars.motion.light} ${vars.motion.ease}`;
/*
 * All pictures lie on one stage; the first is lit until a row is pointed at. Once nothing is, the
 * opacities still change, but only after days: so the picture last chosen stays.
 */
export const stage = sectionStyle({
  position: 'relative',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  aspectRatio: '1',
  '@media': {
    [media.desktop]: { aspectRatio: '3 / 2' },
    [hoverStage]: {
      gridColumn: 2,
      gridRow: `1 / span var(${rowCount})`,
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${vars.frame.header} + ${vars.space.lg})`,
      aspectRatio: 'auto',
      borderRadius: 0,
      blockSize: `min(44rem, calc(100svh - ${vars.frame.header} - 2 * ${vars.space.lg}))`,
      pointerEvents: 'none',
      opacity: 0,
      transition: `${fade} 1000000s`,
      selectors: {
        'li:first-child > &': { opacity: 1 },
        ':has(> li:is(:hover, :focus-within)) > li > &': { opacity: 0, transition: fade },
        ':has(> li) > li:is(:hover, :focus-within) > &': { opacity: 1, zIndex: 1 },
      },
    },
  },
});
