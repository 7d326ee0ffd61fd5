import { onPicture, sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const block = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: `calc(${vars.space.section} * 1.15)`,
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

/** Without a picture: one lamp above the middle. */
export const pool = sectionStyle({
  background: `radial-gradient(60rem 26rem at 50% 0, ${vars.color.accent.soft}, transparent 75%)`,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

export const front = sectionStyle({ position: 'relative' });

export const words = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  justifyItems: 'start',
  selectors: { [`${pool} &`]: { justifyItems: 'center', textAlign: 'center' } },
});
