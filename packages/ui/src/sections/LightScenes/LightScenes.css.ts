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

/** Phones show a large picture, and two small ones side by side if they fit. Desktops show three of one height. */
export const scenes = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space.lg,
  marginBlockStart: vars.space.lg,
  paddingInline: contentInset,
  '@media': {
    [media.phone]: { gap: vars.space.md },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(auto-fit, minmax(12rem, 1fr))' },
  },
});

export const scene = sectionStyle({
  position: 'relative',
  ...singleColumn,
  alignContent: 'start',
  gap: vars.space.md,
  '@media': {
    [media.phone]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
  },
});

export const picture = sectionStyle({
  position: 'relative',
  '@media': {
    [media.phone]: {
      aspectRatio: '1',
      selectors: {
        ':first-child > &': {
          aspectRatio: '3 / 2',
          marginInline: `calc(-1 * ${vars.space.gutter})`,
        },
      },
    },
    [media.desktop]: { blockSize: 'clamp(18rem, 30vw, 28rem)' },
  },
});

export const caption = sectionStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });

/* Text for half the width. */
const small = `${scenes} > :not(:first-child) ${caption}`;
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
