import { globalSectionStyle, sectionStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/* One picture fills the carousel, which otherwise spans a page. */
export const view = sectionStyle({
  vars: {
    '--ui-carousel-slide': '100%',
    [vars.width.content]: '100%',
    [vars.space.gutter]: '0px',
  },
});

export const figure = sectionStyle({ ...singleColumn, gap: vars.space.sm, margin: 0 });

/* What the screen leaves beside the title, the buttons, and a caption of three lines. */
export const frame = sectionStyle({
  position: 'relative',
  blockSize: 'max(12rem, calc(100dvh - 20rem))',
});
globalSectionStyle(`${frame} img`, { objectFit: 'contain', background: 'none' });

export const caption = sectionStyle({
  ...singleColumn,
  gap: vars.space.hair,
  justifyItems: 'center',
  maxInlineSize: vars.width.measure,
  marginInline: 'auto',
  textAlign: 'center',
});
