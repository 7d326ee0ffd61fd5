import { style } from '@vanilla-extract/css';
import {
  hovered,
  inSections,
  phoneShelf,
  sectionStyle,
  singleColumn,
  stretchedLink,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Phones scroll sideways. Desktops show three pictures of one height. */
export const scenes = style([
  phoneShelf,
  inSections({
    ...singleColumn,
    gap: vars.space.lg,
    marginBlockStart: vars.space.lg,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 3fr) repeat(auto-fit, minmax(14rem, 2fr))',
      },
    },
  }),
]);

export const scene = sectionStyle({
  position: 'relative',
  ...singleColumn,
  alignContent: 'start',
  gap: vars.space.md,
});

export const picture = sectionStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: 'clamp(12rem, 16vw, 17rem)' } },
});

export const caption = sectionStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });

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
