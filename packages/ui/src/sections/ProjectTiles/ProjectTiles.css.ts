import { type GlobalStyleRule, styleVariants } from '@vanilla-extract/css';
import { globalSectionStyle, inSections, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const gap = 'clamp(1.5rem, 3vw, 3rem)';

export const tiles = sectionStyle({
  ...singleColumn,
  gap: vars.space.xl,
  marginBlockStart: vars.space.lg,
  '@media': { [media.desktop]: { gap: `${vars.space.xxl} ${gap}` } },
});

/* Pictures at different heights, never in a row. */
const step = 'clamp(2.5rem, 6vw, 6rem)';

export const arrangement = styleVariants({
  pair: inSections({
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        alignItems: 'end',
      },
    },
  }),
  three: inSections({
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        paddingBlockEnd: step,
        alignItems: 'start',
      },
    },
  }),
  /** Two large pictures, and up to four small ones below them. Two columns on phones. */
  gallery: inSections({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space.lg} ${vars.space.sm}`,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: vars.space.lg },
    },
  }),
});

export const tile = sectionStyle({
  position: 'relative',
  ...singleColumn,
  alignContent: 'start',
  gap: vars.space.md,
  '@media': {
    [media.desktop]: {
      selectors: { [`${arrangement.three} > &:nth-child(3n + 2)`]: { translate: `0 ${step}` } },
    },
  },
});

export const caption = sectionStyle({
  ...singleColumn,
  justifyItems: 'start',
  gap: vars.space.xs,
});

/* Three upright pictures would take most of three screens. */
globalSectionStyle(`${arrangement.three} img`, { aspectRatio: '3 / 2' }, media.phone);

const inGallery = (place: string, style: GlobalStyleRule, query?: string) =>
  globalSectionStyle(`${arrangement.gallery} > ${tile}${place}`, style, query);

inGallery(' img', { aspectRatio: '4 / 5' }, media.phone);
/* An odd number begins with a wide picture. */
inGallery(':first-child:nth-last-child(odd)', { gridColumn: 'span 2' }, media.phone);
inGallery(':first-child:nth-last-child(odd) img', { aspectRatio: '3 / 2' }, media.phone);

/* Every row is full. Its pictures have one height. */
inGallery('', { gridColumn: 'span 3' }, media.desktop);
for (const count of [1, 2, 3]) {
  const first = `:nth-child(3):nth-last-child(${count})`;
  const columns = { gridColumn: `span ${12 / count}` };
  inGallery(first, columns, media.desktop);
  inGallery(`${first} ~ ${tile}`, columns, media.desktop);
}
inGallery(':nth-child(1)', { gridColumn: 'span 7' }, media.desktop);
inGallery(':nth-child(2)', { gridColumn: 'span 5' }, media.desktop);
inGallery(':only-child', { gridColumn: 'span 12' }, media.desktop);
const tall = (blockSize: string) => ({ aspectRatio: 'auto', blockSize });
inGallery(' img', tall('clamp(12rem, 20vw, 20rem)'), media.desktop);
inGallery(':nth-child(-n + 2) img', tall('clamp(16rem, 31vw, 32rem)'), media.desktop);
