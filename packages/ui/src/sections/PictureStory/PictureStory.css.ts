import {
  contentInset,
  drawn,
  globalSectionStyle,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The picture extends beyond the content's start, and the text ends at the content's end. */
export const spread = sectionStyle({
  ...singleColumn,
  gap: vars.space.xxl,
  marginBlockStart: vars.space.xxl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 'clamp(2.5rem, 6vw, 6rem)',
      paddingInlineEnd: contentInset,
    },
  },
});

export const picture = sectionStyle({
  position: 'relative',
  aspectRatio: '3 / 2',
  '@media': { [media.desktop]: { aspectRatio: 'auto', minBlockSize: '26rem' } },
});

export const text = sectionStyle({
  ...singleColumn,
  alignContent: 'center',
  gap: vars.space.lg,
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0, paddingBlock: vars.space.lg } },
});

/** Without a picture, the text has two columns. */
export const prose = sectionStyle({
  marginBlockStart: vars.space.xl,
  columns: '22rem 2',
  columnGap: 'clamp(2.5rem, 6vw, 6rem)',
});
globalSectionStyle(`${prose} > p`, { marginBlockEnd: vars.space.lg });

export const foot = sectionStyle({ marginBlockStart: vars.space.xxxl });

export const above = sectionStyle({
  position: 'relative',
  blockSize: 'min(64svh, 44rem)',
  marginBlockEnd: vars.space.lg,
  selectors: {
    // Fades into the page's background, where the text starts. In the light theme, that would be fog.
    ':root:not(.light) &::after': {
      ...drawn,
      inset: 0,
      background: `linear-gradient(to top, ${vars.color.background}, transparent 7rem)`,
    },
  },
});

export const below = sectionStyle({
  ...singleColumn,
  gap: vars.space.xxl,
  paddingBlockEnd: vars.space.section,
});
