import {
  contentInset,
  globalSectionStyle,
  hovered,
  sectionStyle,
  singleColumn,
  stretchedLink,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/* Positions in a repeating pattern of three. */
const first = ':nth-child(3n + 1) > &';
const second = ':nth-child(3n + 2) > &';
const third = ':nth-child(3n) > &';

/** Phones show a large picture, and two small ones side by side if they fit. */
export const scenes = sectionStyle({
  display: 'grid',
  marginBlockStart: vars.space.md,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      columnGap: vars.space.md,
      paddingInline: vars.space.gutter,
    },
  },
});

/* The glow around a picture, in its own colors. */
const around = (place: string) =>
  `radial-gradient(56rem 50% at ${place} 50%, ${vars.color.accent.soft}, transparent)`;

/** On desktops, twelve columns plus the margins. */
export const scene = sectionStyle({
  position: 'relative',
  ...singleColumn,
  alignContent: 'start',
  gap: vars.space.md,
  paddingBlock: 'clamp(0.75rem, 4vw, 3.5rem)',
  selectors: { '&:nth-child(3n + 1)': { gridColumn: '1 / -1' } },
  '@media': {
    [media.desktop]: {
      columnGap: 0,
      rowGap: vars.space.lg,
      gridTemplateColumns: `[page-start] ${contentInset} [content-start] repeat(12, minmax(0, 1fr)) [content-end] ${contentInset} [page-end]`,
      background: around('30%'),
      selectors: {
        '&:nth-child(3n + 2)': { background: around('70%') },
        '&:nth-child(3n)': { background: around('60%') },
      },
    },
  },
});

export const picture = sectionStyle({
  position: 'relative',
  '@media': {
    [media.phone]: {
      aspectRatio: '1',
      selectors: {
        [first]: { aspectRatio: '5 / 4', marginInline: `calc(-1 * ${vars.space.gutter})` },
      },
    },
    [media.desktop]: {
      gridRow: 1,
      selectors: {
        [first]: { gridColumn: 'page-start / 10', aspectRatio: '3 / 2' },
        [second]: { gridColumn: '8 / content-end', aspectRatio: '4 / 5' },
        [third]: { gridColumn: '4 / page-end', aspectRatio: '21 / 9' },
      },
    },
  },
});

export const caption = sectionStyle({
  display: 'grid',
  gap: vars.space.sm,
  alignContent: 'start',
  '@media': {
    [media.desktop]: {
      gap: vars.space.md,
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

/* Text for half the width. */
const small = `${scenes} > :not(:nth-child(3n + 1)) ${caption}`;
const onPhone = (selector: string, fontSize: string) =>
  globalSectionStyle(selector, { fontSize }, media.phone);
onPhone(`${small} h3`, vars.size.heading);
onPhone(`${small} p`, vars.size.small);

/** The whole picture is the link, and its title is the link's name. */
export const link = sectionStyle({
  color: 'inherit',
  textDecoration: 'none',
  transition: `color ${vars.motion.light}`,
  selectors: {
    ...stretchedLink('-4px'),
    '[data-brighten]:focus-within &': { color: vars.color.text.accent },
  },
  ...hovered({ color: vars.color.text.accent }, '[data-brighten]:hover &'),
});
