import { sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const inset = `max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`;

/** The picture leaves the page at its start, the words keep to the content's end. */
export const spread = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  marginBlockStart: vars.space.xxl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 'clamp(2.5rem, 6vw, 6rem)',
      paddingInlineEnd: inset,
    },
  },
});

export const sight = sectionStyle({
  position: 'relative',
  aspectRatio: '3 / 2',
  '@media': { [media.desktop]: { aspectRatio: 'auto', minBlockSize: '26rem' } },
});

export const words = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.lg,
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0, paddingBlock: vars.space.lg } },
});

/** Without a picture the words run in two columns, as in a magazine. */
export const prose = sectionStyle({
  marginBlockStart: vars.space.xl,
  columns: '22rem 2',
  columnGap: 'clamp(2.5rem, 6vw, 6rem)',
});
export const paragraph = sectionStyle({ marginBlockEnd: vars.space.lg });

export const points = sectionStyle({ marginBlockStart: vars.space.xxxl });
