import { drawn, globalSectionStyle, halo, sectionStyle, veil } from '../../styles/index.ts';
import { media as screens } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hero, media } from './Hero.css.ts';

/** How far the time is from that of the theme's own picture, from 0 to 1. */
export const away = '--ui-hero-away';

/** The heading's box, which reaches into the picture. */
export const place = sectionStyle({ position: 'relative' });

/**
 * Along the picture's lower edge, right above the heading: on the picture in the dark theme, and below it in the light
 * theme, where ink is unreadable on an evening.
 */
export const strip = sectionStyle({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: 0,
  display: 'grid',
  // As wide as the longest word, so that the slider keeps its place.
  gridTemplateColumns: 'auto minmax(4rem, 14rem) minmax(6.25em, auto)',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: vars.space.sm,
  minBlockSize: vars.target.touch,
  color: vars.color.text.strong,
  fontSize: vars.size.label,
  textShadow: halo,
  isolation: 'isolate',
  '@media': { [screens.noScript]: { display: 'none' } },
});

globalSectionStyle(`:root.light h1:has(~ ${strip})`, { marginBlockStart: vars.target.touch });
/* The picture gives way to it, so that the hero stays as high. */
const lightHero = `:root.light ${hero}:has(${strip})`;
globalSectionStyle(lightHero, { gridTemplateRows: 'minmax(30svh, 1fr) auto' });
globalSectionStyle(lightHero, { gridTemplateRows: 'minmax(7.5rem, 1fr) auto' }, screens.phone);

/* A soft shade on the picture, which may be bright there. */
globalSectionStyle(
  `:root:not(.light) ${strip}::before`,
  {
    ...drawn,
    zIndex: -1,
    insetBlock: 0,
    insetInline: `calc(-1 * ${vars.space.gutter})`,
    background: `linear-gradient(to top, transparent, ${veil(55)} 30% 70%, transparent)`,
    pointerEvents: 'none',
  },
  screens.phone,
);

export const byDay = sectionStyle({
  display: 'none',
  selectors: { ':root.light &': { display: 'inline' } },
});
export const inTheEvening = sectionStyle({
  selectors: { ':root.light &': { display: 'none' } },
});

/** The sky from noon to dusk. */
const hours = `${vars.color.text.cool}, ${vars.color.accent.solid} 70%, ${vars.color.line.strong}`;
export const sky = sectionStyle({
  background: `linear-gradient(to right, ${hours}) center / 100% 3px no-repeat`,
  selectors: {
    // The evening is the theme's own hour, and at the end.
    ':root:not(.light) &': { direction: 'rtl' },
    '[dir="rtl"]:root:not(.light) &': { direction: 'ltr' },
    '[dir="rtl"] &': {
      background: `linear-gradient(to left, ${hours}) center / 100% 3px no-repeat`,
    },
  },
});

/*
 * A move adds the other picture over the theme's own. The browser requests a daytime picture only now. It's transparent
 * until it's loaded.
 */
const moved = `${media}[data-moved]`;
const other = [
  `:root.light ${moved} img:not([data-daytime])`,
  `:root:not(.light) ${moved} [data-daytime]`,
];
globalSectionStyle(`${moved} img`, { display: 'block', position: 'absolute', inset: 0 });
globalSectionStyle(other.join(), {
  zIndex: 1,
  opacity: `var(${away})`,
  backgroundColor: 'transparent !important',
  transition: `opacity ${vars.motion.base}`,
});
globalSectionStyle(other.join(), { transition: 'none' }, screens.reducedMotion);
