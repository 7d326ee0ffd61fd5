import {
  contentInset,
  globalSectionStyle,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const gap = 'clamp(1.5rem, 3vw, 3rem)';

/* From edge to edge, so that a cover can extend beyond the content. */
export const album = sectionStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.space.gutter} [start] minmax(0, 1fr) [end] ${vars.space.gutter}`,
  rowGap: vars.space.lg,
  '@media': {
    [media.desktop]: {
      columnGap: gap,
      rowGap: gap,
      gridTemplateColumns: `calc(${contentInset} - ${gap}) [start] repeat(12, minmax(0, 1fr)) [end] calc(${contentInset} - ${gap})`,
    },
  },
});
export const mirrored = sectionStyle({});

const inContent = { gridColumn: 'start / end' } as const;
const words = { ...singleColumn, justifyItems: 'start', gap: vars.space.sm } as const;

export const intro = sectionStyle({
  ...inContent,
  ...words,
  '@media': {
    [media.desktop]: {
      gridColumn: 'start / span 4',
      alignSelf: 'end',
      selectors: { [`${mirrored} > &`]: { gridColumn: 'span 4 / end', gridRow: 1 } },
    },
  },
});
/** Above a cover that is a pair. */
export const introAbove = sectionStyle({
  ...inContent,
  ...words,
  '@media': { [media.desktop]: { gridColumn: 'start / span 9' } },
});

export const cover = sectionStyle({
  gridColumn: '1 / -1',
  '@media': {
    [media.desktop]: {
      gridColumn: '6 / -1',
      selectors: { [`${mirrored} > &`]: { gridColumn: '1 / 10', gridRow: 1 } },
    },
  },
});
export const topPair = sectionStyle(inContent);
export const rest = sectionStyle({ ...inContent, ...singleColumn, gap: vars.space.lg });

export const pictures = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gap: vars.space.md,
    },
  },
});
/** The columns of a picture or a pair. */
export const desktop = '--ui-album-desktop';
export const phone = '--ui-album-phone';
export const place = sectionStyle({
  gridColumn: `var(${phone})`,
  '@media': { [media.desktop]: { gridColumn: `var(${desktop})` } },
});
export const pair = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': { [media.desktop]: { gap: vars.space.md } },
});
export const half = sectionStyle({ ...singleColumn, gap: vars.space.xs, margin: 0 });

/** Where a cropped picture stays visible. */
export const focus = '--ui-album-focus';
export const picture = sectionStyle({});
globalSectionStyle(`${picture} img`, { objectPosition: `var(${focus})` });

export const more = sectionStyle({});
/* Hides the button once its pictures are open. */
globalSectionStyle(`${more}[open] > summary`, { display: 'none' });
