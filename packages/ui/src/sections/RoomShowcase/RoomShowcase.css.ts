import type { StyleRule } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A room kept dark on purpose. In the light theme only its picture is: the words are on paper. */
export const room = sectionStyle({
  colorScheme: 'dark',
  background: vars.color.ground,
  color: vars.color.text.body,
  selectors: { ':root.light &': { colorScheme: 'light' } },
});

export const stage = sectionStyle({
  display: 'grid',
  gridTemplate: '1fr auto / minmax(0, 1fr)',
  alignItems: 'end',
  minBlockSize: 'min(78svh, 56rem)',
  paddingBlockEnd: vars.space.xxl,
});

/* In the light theme and on phones the words stand below the picture, elsewhere on its dark end. */
const below = (rule: StyleRule): StyleRule => ({
  '@media': { [media.phone]: rule },
  selectors: { ':root.light &': rule },
});

export const picture = sectionStyle({
  position: 'relative',
  alignSelf: 'stretch',
  gridArea: '1 / 1 / 3 / 2',
  marginBlockEnd: `calc(-1 * ${vars.space.xxl})`,
  ...below({ gridArea: '1 / 1', minBlockSize: 'min(56svh, 44rem)', marginBlockEnd: 0 }),
});

export const scrim = sectionStyle({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to top, ${vars.color.ground}, transparent 85%)`,
  pointerEvents: 'none',
  ...below({ background: `linear-gradient(to top, ${vars.color.ground}, transparent 5rem)` }),
});

export const front = sectionStyle({
  position: 'relative',
  gridArea: '2 / 1',
  paddingBlockStart: vars.space.section,
  ...below({ paddingBlockStart: vars.space.lg }),
});

export const floor = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  paddingBlockEnd: vars.space.section,
});
