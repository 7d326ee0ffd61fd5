import { hovered, sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const inset = `max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`;

/* Positions in the rhythm of three. */
const first = ':nth-child(3n + 1) > &';
const second = ':nth-child(3n + 2) > &';
const third = ':nth-child(3n) > &';

export const scenes = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(4rem, 10vw, 9rem)',
  marginBlockStart: 'clamp(3rem, 7vw, 6rem)',
});

/** Twelve columns between the page's margins; the margins themselves can be built on. */
export const scene = sectionStyle({
  position: 'relative',
  display: 'grid',
  rowGap: vars.space.lg,
  gridTemplateColumns: `[page-start] ${inset} [content-start] minmax(0, 1fr) [content-end] ${inset} [page-end]`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `[page-start] ${inset} [content-start] repeat(12, minmax(0, 1fr)) [content-end] ${inset} [page-end]`,
    },
  },
});

export const picture = sectionStyle({
  position: 'relative',
  aspectRatio: '4 / 5',
  gridColumn: 'page-start / page-end',
  selectors: {
    [second]: { gridColumn: 'content-start / page-end', marginInlineStart: vars.space.xl },
    [third]: { aspectRatio: '1' },
  },
  '@media': {
    [media.desktop]: {
      gridRow: 1,
      selectors: {
        [first]: { gridColumn: 'page-start / 10', aspectRatio: '3 / 2' },
        [second]: { gridColumn: '8 / content-end', aspectRatio: '4 / 5', marginInlineStart: 0 },
        [third]: { gridColumn: '4 / page-end', aspectRatio: '21 / 9' },
      },
    },
  },
});

export const caption = sectionStyle({
  gridColumn: 'content-start / content-end',
  display: 'grid',
  gap: vars.space.md,
  alignContent: 'start',
  '@media': {
    [media.desktop]: {
      selectors: {
        [first]: {
          gridRow: 1,
          gridColumn: '10 / content-end',
          alignSelf: 'end',
          paddingInlineStart: vars.space.xxl,
        },
        [second]: { gridRow: 1, gridColumn: '3 / 7', alignSelf: 'center' },
        [third]: {
          gridRow: 2,
          gridColumn: '4 / content-end',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: vars.space.xxl,
          alignItems: 'end',
        },
      },
    },
  },
});

/** The whole scene is the link; its name is the title. */
export const link = sectionStyle({
  color: 'inherit',
  textDecoration: 'none',
  transition: `color ${vars.motion.light}`,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '[data-lamps]:focus-within &': { color: vars.color.text.accent },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
  },
  ...hovered({ color: vars.color.text.accent }, '[data-lamps]:hover &'),
});
