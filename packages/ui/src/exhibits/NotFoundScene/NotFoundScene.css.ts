import {
  covering,
  drawn,
  focusRing,
  globalSectionStyle,
  inlineRow,
  sectionStyle,
  singleColumn,
  wrappingRow,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Dark in both themes, until someone turns on the light. */
export const room = sectionStyle({
  colorScheme: 'dark',
  position: 'relative',
  isolation: 'isolate',
  ...singleColumn,
  alignItems: 'end',
  minBlockSize: '100svh',
  paddingBlock: `calc(${vars.frame.header} + ${vars.space.xl}) clamp(3rem, 12svh, 8rem)`,
  // In the light theme, the site's header is above the room, not over it.
  selectors: { ':root.light &': { minBlockSize: `calc(100svh - ${vars.frame.header})` } },
  background: vars.color.onImage.background,
  color: vars.color.text.body,
  overflow: 'clip',
  '@media': {
    [media.phone]: { paddingBlockEnd: `calc(${vars.frame.bottomBar} + ${vars.space.xl})` },
  },
});

export const picture = sectionStyle({
  ...covering,
  // On phones, the text is in the lower part and the light above it.
  '@media': { [media.phone]: { insetBlockEnd: '36%' } },
});

const lights = {
  opacity: 0,
  transition: `opacity ${vars.motion.light} ${vars.motion.ease}`,
  pointerEvents: 'none',
} as const;

/** The same picture with its lamp on. */
export const lit = sectionStyle(lights);

/** A drawn glow for a picture without a dimmed version. */
export const lamp = sectionStyle({
  ...lights,
  ...covering,
  background: `radial-gradient(120% 90% at 30% -10%, color-mix(in oklch, ${vars.color.accent.solid} 50%, transparent), transparent 75%)`,
  mixBlendMode: 'screen',
});

/** Darkens the picture behind the text. */
export const shade = sectionStyle({
  ...covering,
  background: `linear-gradient(to top, ${vars.color.onImage.background}, transparent 80%)`,
  pointerEvents: 'none',
  '@media': {
    [media.phone]: {
      background: `linear-gradient(to top, ${vars.color.onImage.background} 37%, transparent 70%)`,
    },
  },
});

export const front = sectionStyle({ position: 'relative' });

export const code = sectionStyle({
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: 'clamp(min(7.5rem, 40vw), 24vw, 17rem)',
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.045em',
  lineHeight: 0.78,
  opacity: 0.16,
  transition: `opacity ${vars.motion.light} ${vars.motion.ease}`,
});

export const actions = sectionStyle({
  ...wrappingRow,
  gap: vars.space.lg,
  marginBlockStart: vars.space.md,
});

/** A wall switch with a pilot light. */
export const toggle = sectionStyle({
  ...inlineRow,
  gap: vars.space.md,
  minBlockSize: vars.target.touch,
  color: vars.color.text.strong,
  fontWeight: 550,
  cursor: 'pointer',
});
export const toggleInput = sectionStyle({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '4rem',
  margin: 0,
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.edge,
  cursor: 'pointer',
  transition: `box-shadow ${vars.motion.light}`,
  '::before': {
    ...drawn,
    inset: '0.5rem 0.625rem',
    borderRadius: vars.radius.control,
    background: `linear-gradient(to bottom, ${vars.color.line.subtle} 50%, ${vars.color.line.strong} 50%)`,
  },
  '::after': {
    ...drawn,
    insetBlockStart: '0.9rem',
    insetInlineStart: '50%',
    inlineSize: '0.375rem',
    blockSize: '0.375rem',
    marginInlineStart: '-0.1875rem',
    borderRadius: vars.radius.round,
    background: vars.color.accent.solid,
    boxShadow: `0 0 1rem 0.125rem ${vars.color.accent.solid}`,
  },
  selectors: {
    '&:focus-visible': focusRing,
    '&:checked': { boxShadow: vars.shadow.inset },
    '&:checked::before': {
      background: `linear-gradient(to bottom, ${vars.color.line.strong} 50%, ${vars.color.line.subtle} 50%)`,
    },
  },
});

/** The words for the switch's state, of which one shows. */
export const off = sectionStyle({ color: vars.color.text.muted });
export const on = sectionStyle({ display: 'none', color: vars.color.text.accent });

const isOn = `${room}:has(:checked)`;
globalSectionStyle(`${isOn} :is(${lit}, ${lamp}, ${code})`, { opacity: 1 });
globalSectionStyle(`${isOn} ${off}`, { display: 'none' });
globalSectionStyle(`${isOn} ${on}`, { display: 'inline' });
