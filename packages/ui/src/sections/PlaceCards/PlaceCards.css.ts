import {
  covering,
  hovered,
  sectionStyle,
  singleColumn,
  stretchedLink,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const cards = sectionStyle({
  ...singleColumn,
  gap: vars.space.xl,
  marginBlockStart: vars.space.xxl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space.lg,
      rowGap: vars.space.xxl,
    },
  },
});

/* Rows of two, three, and two cards, so that neighboring rows differ. */
const nth = (place: number) => `&:nth-child(7n + ${place})`;

export const card = sectionStyle({
  position: 'relative',
  ...singleColumn,
  gap: vars.space.md,
  alignContent: 'start',
  '@media': {
    [media.desktop]: {
      gridColumn: 'span 4',
      selectors: {
        [nth(1)]: { gridColumn: 'span 7' },
        [nth(2)]: { gridColumn: 'span 5' },
        [nth(6)]: { gridColumn: 'span 5' },
        [nth(7)]: { gridColumn: 'span 7' },
      },
    },
  },
});

/*
 * In the dark theme, the name is on the picture. In the light theme, ink is unreadable on it, so the name is below. A grid
 * item needs no position for that, so the link's ::after still covers the card.
 */
const onTop = { gridArea: '1 / 1' } as const;

export const picture = sectionStyle({
  ...onTop,
  position: 'relative',
  isolation: 'isolate',
  aspectRatio: '3 / 2',
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: 'clamp(17rem, 32vw, 27rem)' } },
});

export const scrim = sectionStyle({
  ...covering,
  borderRadius: vars.radius.card,
  background: `linear-gradient(to top, ${vars.color.background}, transparent 62%)`,
  pointerEvents: 'none',
  selectors: { ':root.light &': { display: 'none' } },
});

export const name = sectionStyle({
  ...onTop,
  zIndex: 1,
  alignSelf: 'end',
  padding: vars.space.lg,
  selectors: {
    ':root.light &': {
      gridArea: 'auto',
      padding: 0,
      marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
    },
  },
});

/** The whole card is the link, named after the place. */
export const link = sectionStyle({
  color: 'inherit',
  textDecoration: 'none',
  transition: `color ${vars.motion.light}`,
  selectors: {
    ...stretchedLink('3px', vars.radius.card),
    '[data-brighten]:focus-within &': { color: vars.color.text.accent },
  },
  ...hovered({ color: vars.color.text.accent }, '[data-brighten]:hover &'),
});
