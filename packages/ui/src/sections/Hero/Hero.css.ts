import { type GlobalStyleRule, styleVariants } from '@vanilla-extract/css';
import {
  byDay,
  covering,
  drawn,
  globalSectionStyle,
  inSections,
  onPicture,
  sectionStyle,
  veil,
} from '../../styles/index.ts';
import { media as screens } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { width as keypadWidth, level } from './HeroScenes.css.ts';

/** A hero on an evening picture uses the dark theme's tokens in both themes. */
export const hero = sectionStyle({
  ...onPicture,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
  // The shade behind the text is wider than a narrow page.
  overflowX: 'clip',
  background: vars.color.background,
  color: vars.color.text.body,
});

export const height = styleVariants({ full: '100svh', tall: '85svh' }, (minBlockSize) =>
  inSections({ minBlockSize }),
);

/* Children on the picture share its grid cell, which also positions absolute ones. */
const cell = { gridArea: '1 / 1 / 3 / 2' } as const;

export const media = sectionStyle({ ...cell, position: 'relative' });

/** Darkens the picture behind the header. */
const dusk = `linear-gradient(to bottom, ${veil(72)}, transparent 8rem)`;

export const scrim = sectionStyle({
  ...cell,
  ...covering,
  background: `linear-gradient(to top, ${vars.color.background}, ${veil(42)} 24%, transparent 60%), ${dusk}`,
  pointerEvents: 'none',
});

const fadesIn = `opacity ${vars.motion.light} ${vars.motion.ease}`;

export const video = sectionStyle({
  ...cell,
  ...covering,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: fadesIn,
  selectors: { '&[data-playing]': { opacity: 1 } },
});

/** The chosen scene, over the picture and its video. */
export const room = sectionStyle({
  ...cell,
  ...covering,
  opacity: 0,
  transition: fadesIn,
  pointerEvents: 'none',
  selectors: { '&[data-open]': { opacity: 1 } },
});

/** One layer for all scenes, so that nothing dark shows through during a cross-fade. */
export const lamps = sectionStyle({
  ...covering,
  isolation: 'isolate',
  opacity: `calc(var(${level}, 100) / 100)`,
  // A lamp is far brighter than white, so it still looks white when it's slightly dimmed.
  '@supports': {
    '(opacity: pow(1, 2))': { opacity: `pow(var(${level}, 100) / 100, 0.6)` },
  },
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
});

/** The new still fades in over the old one, which stays visible until the fade ends. */
export const still = sectionStyle({
  ...covering,
  opacity: 0,
  selectors: {
    '&[data-lit]': { opacity: 1 },
    '[data-changing] > &': { transition: `opacity 0s linear ${vars.motion.light}` },
    '[data-changing] > &[data-lit]': { transition: fadesIn },
  },
});

export const toggle = sectionStyle({
  ...cell,
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: vars.space.lg,
  insetInlineEnd: vars.space.gutter,
});

export const content = sectionStyle({
  gridArea: '1 / 1',
  alignSelf: 'end',
  position: 'relative',
  isolation: 'isolate',
  paddingBlockStart: `calc(${vars.frame.header} + ${vars.space.xl})`,
});

/** Darkens the picture only behind the text. */
export const text = sectionStyle({
  '@media': {
    [screens.desktop]: {
      position: 'relative',
      inlineSize: 'fit-content',
      selectors: {
        '&::before': {
          ...drawn,
          zIndex: -1,
          inset: '-7rem -9rem -6rem',
          background: `linear-gradient(to top, transparent, ${veil(76)} 14% 82%, transparent)`,
          filter: 'blur(3rem)',
          opacity: 0.88,
        },
      },
    },
  },
});

export const textBesideKeypad = sectionStyle({
  '@media': { [screens.wide]: { paddingInlineEnd: keypadWidth } },
});

export const tagline = sectionStyle({ marginBlockStart: vars.space.md });

const cardEnd = 'clamp(2.5rem, 9svh, 6rem)';
export const card = sectionStyle({
  gridArea: '2 / 1',
  position: 'relative',
  paddingBlock: `${vars.space.xl} ${cardEnd}`,
});

/** The links, and the keypad at the other end. */
export const foot = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  position: 'relative',
  '@media': {
    // The video's button is below the keypad.
    [screens.desktop]: { marginBlockEnd: `max(0px, 5.25rem - ${cardEnd})` },
  },
});

/* In the light theme, a wide hero fades into the page's background, whatever the picture. */
const dawn = '7rem';
const light = (selector: string, rule: GlobalStyleRule) =>
  globalSectionStyle(`:root.light ${selector}`, rule, screens.desktop);
light(`${hero}:not(${byDay})::after`, {
  content: '""',
  colorScheme: 'light',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: dawn,
  background: `linear-gradient(to top, ${vars.color.background}, ${veil(82)} 20%, ${veil(28)} 60%, transparent)`,
  pointerEvents: 'none',
});
light(card, { paddingBlockEnd: `calc(${dawn} + ${vars.space.sm})` });
light(toggle, { insetBlockEnd: `calc(${dawn} + ${vars.space.sm})` });
/* Small text on a daytime picture keeps a light outline. */
globalSectionStyle(`:root.light ${hero}${byDay} > ${content} p`, {
  textShadow: `0 0 1.25rem ${vars.color.background}, 0 0 1.25rem ${vars.color.background}`,
});
// The video shows an evening, so the daytime hero hides it.
globalSectionStyle(`:root.light ${hero}:has([data-daytime]) > :is(${video}, ${toggle})`, {
  display: 'none',
});

/* Scenes show an evening in both themes. */
globalSectionStyle(`:root.light ${hero}:has(> [data-open])`, { colorScheme: 'dark' });

export const intro = sectionStyle({ display: 'none' });

const onPhone = (selector: string, rule: GlobalStyleRule) =>
  globalSectionStyle(selector, rule, screens.phone);

/*
 * On phones, the picture is above the text. It's as tall as the text leaves space for, and fades
 * into the page. A mask shows the part that the shade covers.
 */
const fade = '3.5rem';
const plain = `${hero}:not([data-intro])`;
onPhone(plain, { gridTemplateRows: 'minmax(clamp(10rem, 36svh, 72vw), 1fr) auto auto' });
onPhone(`${plain} > :is(${media}, ${video}, ${room}, ${scrim}, ${toggle})`, {
  gridArea: '1 / 1 / 2 / 2',
});
onPhone(`${plain} > ${media}`, { marginBlockEnd: `-${fade}` });
onPhone(`${plain} > :is(${video}, ${room})`, { blockSize: `calc(100% + ${fade})` });
onPhone(`${plain} > :is(${media}, ${video}, ${room})`, {
  maskImage: `linear-gradient(to top, transparent, ${veil(10)} 1.75rem, ${veil(32)} ${fade}, ${veil(80)} 7rem, ${veil(100)} 10rem)`,
});
onPhone(`${plain} > ${scrim}`, { background: dusk });
onPhone(`${plain} > ${content}`, { gridArea: '2 / 1', paddingBlockStart: 0 });
onPhone(`${plain} > ${card}`, { gridArea: '3 / 1', paddingBlock: vars.space.xl });

onPhone(`:root.light ${plain}, :root.light ${hero} > ${card}`, { colorScheme: 'light' });
onPhone(`:root.light ${plain}:not(:has([data-daytime])) > ${scrim}`, { colorScheme: 'dark' });

/* With an intro, phones show the picture first and then the card. */
onPhone(`${hero}[data-intro]`, { gridTemplateRows: 'minmax(60svh, 1fr) auto', minBlockSize: 0 });
onPhone(`${hero}[data-intro] > :is(${media}, ${video}, ${room}, ${scrim}, ${toggle})`, {
  // Sets both ends, because an absolute child would otherwise extend to the end of the hero.
  gridArea: '1 / 1 / 2 / 2',
});
onPhone(`${hero}[data-intro] > ${content}`, {
  paddingBlockEnd: vars.space.xl,
  background: `linear-gradient(to top, transparent, ${veil(49)} 20% 70%, transparent)`,
});
onPhone(`${hero}[data-intro] > ${card}`, {
  background: vars.color.raised,
  boxShadow: vars.shadow.edge,
  paddingBlock: vars.space.lg,
});
onPhone(`${hero} ${intro}`, {
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: vars.space.lg,
});

/* The emphasis is on its own line. */
globalSectionStyle(`${hero} h1 > em`, { display: 'block' });

/* The home page's heading is larger than any other. */
globalSectionStyle(`${height.full} h1`, {
  fontSize: 'clamp(4.25rem, 1.5rem + 9vw, 10rem)',
  lineHeight: 0.88,
  maxInlineSize: 'none',
});
