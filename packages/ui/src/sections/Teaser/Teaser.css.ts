import {
  contentInset,
  globalSectionStyle,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const columns = sectionStyle({
  ...singleColumn,
  gap: vars.space.lg,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(2.5rem, 6vw, 6rem)',
      alignItems: 'start',
      paddingInlineStart: contentInset,
    },
    [media.wide]: { alignItems: 'end' },
  },
});

export const text = sectionStyle({
  ...singleColumn,
  gap: vars.space.md,
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

export const frame = sectionStyle(singleColumn);

/** To the end of the content. */
const toContent = `max(${vars.space.gutter}, calc((100vw - ${vars.width.content}) / 2))`;

/** A large number above the picture. */
export const figure = sectionStyle({
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: 'clamp(5rem, 11vw, 11rem)',
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.045em',
  lineHeight: 0.74,
  textAlign: 'end',
  paddingInlineEnd: toContent,
  marginBlockEnd: '0.16em',
});

export const picture = sectionStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  '@media': { [media.desktop]: { aspectRatio: '2 / 1' } },
});

/* On phones, a picture is before the text, but a map is after the words that introduce it. */
globalSectionStyle(`${frame}:has(> ${picture})`, { order: -1 }, media.phone);

export const beside = sectionStyle({
  ...singleColumn,
  gap: vars.space.xs,
  paddingInlineStart: vars.space.gutter,
  paddingInlineEnd: toContent,
  '@media': { [media.desktop]: { paddingInlineStart: 0 } },
});

/* A drawing that only scripts draw. */
globalSectionStyle(`${beside} > :empty`, { display: 'none' }, media.noScript);
