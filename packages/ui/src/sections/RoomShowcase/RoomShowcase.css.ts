import { onPicture, sectionStyle, veil } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A room kept dark on purpose, unless it is shown by day. */
export const room = sectionStyle({
  ...onPicture,
  background: vars.color.ground,
  color: vars.color.text.body,
});

export const stage = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  minBlockSize: 'min(78svh, 56rem)',
  paddingBlock: `${vars.space.section} ${vars.space.xxl}`,
});

export const scrim = sectionStyle({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to top, ${vars.color.ground}, transparent 85%)`,
  pointerEvents: 'none',
  // On a phone the words reach up to where the picture is brightest.
  '@media': {
    [media.phone]: {
      background: `linear-gradient(to top, ${vars.color.ground} 30%, ${veil(72)} 62%, transparent 92%)`,
    },
  },
});

export const front = sectionStyle({ position: 'relative' });

export const floor = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  paddingBlockEnd: vars.space.section,
});
