import { onPicture, sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const block = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: vars.space.section,
});

export const scene = sectionStyle({
  display: 'grid',
  alignItems: 'end',
  minBlockSize: '85svh',
  paddingBlock: vars.space.section,
  ...onPicture,
  background: vars.color.ground,
  color: vars.color.text.body,
});

export const scrim = sectionStyle({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to top, ${vars.color.ground}, transparent 80%)`,
});

export const front = sectionStyle({ position: 'relative' });

export const words = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  justifyItems: 'center',
  textAlign: 'center',
  selectors: { [`${scene} &`]: { justifyItems: 'start', textAlign: 'start' } },
});
