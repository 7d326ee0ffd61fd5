import { hovered, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A dark table under one lamp, in both themes. */
export const table = sectionStyle({
  ...singleColumn,
  colorScheme: 'dark',
  gap: vars.space.xl,
  marginBlockStart: vars.space.xxl,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  padding: `${vars.space.xxl} ${vars.space.gutter}`,
  background: `radial-gradient(70% 75% at 50% 0, ${vars.shadow.lampColor}, transparent), ${vars.color.raised}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 'clamp(1.5rem, 4vw, 3.5rem)',
      marginInline: 0,
      padding: 'clamp(2rem, 5vw, 4rem)',
      borderRadius: vars.radius.card,
    },
  },
});

/** On phones, the words are beside the sheet, so that three sheets fit on about a screen. */
export const paper = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  gap: vars.space.lg,
  alignItems: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  },
});

/** Lies as it was put down, until a pointer straightens it. */
export const sheet = sectionStyle({
  boxShadow: vars.shadow.lift,
  rotate: '-1.6deg',
  transition: `rotate ${vars.motion.light} ${vars.motion.ease}, translate ${vars.motion.light} ${vars.motion.ease}`,
  selectors: {
    ':nth-child(2) > &': { rotate: '1.1deg' },
    ':nth-child(3) > &': { rotate: '-0.5deg' },
  },
  ...hovered({ rotate: '0deg', translate: '0 -0.5rem' }, `${paper}:hover > &`),
});
export const words = sectionStyle({ ...singleColumn, gap: vars.space.xxs });
