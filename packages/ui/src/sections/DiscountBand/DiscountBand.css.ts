import { sectionStyle, wrappingRow } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const band = sectionStyle({
  ...wrappingRow,
  gap: vars.space.md,
  paddingBlock: 'clamp(1rem, 2vw, 2rem)',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 5vw, 5rem)',
    },
  },
});

/** An illuminated figure with a glow around it. */
export const figure = sectionStyle({
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: 'clamp(4rem, 3rem + 4vw, 6.5rem)',
  letterSpacing: '-0.03em',
  lineHeight: 0.8,
});

export const text = sectionStyle({
  flex: '1 1 12rem',
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.xxl}`,
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: '24rem minmax(0, 1fr)' } },
});
