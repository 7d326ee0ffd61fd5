import { type GlobalStyleRule, styleVariants } from '@vanilla-extract/css';
import { body, card, picture } from '../../components/Card/Card.css.ts';
import {
  globalSectionStyle,
  inSections,
  phoneShelf,
  sectionStyle,
  shelfItem,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = sectionStyle({ ...singleColumn, gap: vars.space.md });

export const cards = sectionStyle({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      columnGap: 'clamp(1.5rem, 3vw, 2.5rem)',
      rowGap: 'clamp(2rem, 4vw, 3.5rem)',
    },
  },
});

/** By the number of columns on wide screens. Phones have one row that scrolls sideways. */
export const small = styleVariants({ 3: 3, 4: 4, 5: 5 }, (columns) => [
  phoneShelf,
  inSections({
    vars: { '--ui-card-ratio': '3 / 2', [shelfItem]: 'min(16rem, 72%)' },
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    },
  }),
]);

/** Adds space below an introduction. */
export const afterIntro = sectionStyle({ marginBlockStart: 'clamp(2rem, 4vw, 3.5rem)' });

/* Phones show large cards as a list: each has its text beside a small picture. */
const onPhone = (part: string, style: GlobalStyleRule) =>
  globalSectionStyle(`${cards} ${part}`, style, media.phone);
onPhone(card, { flexDirection: 'row', gap: vars.space.md });
onPhone(picture, { flex: 'none', inlineSize: 'min(7rem, 30%)' });
for (const part of Object.values(body)) onPhone(part, { paddingBlock: 0 });

const ratio = (value: string) => ({ vars: { '--ui-card-ratio': value } });
const inRow = (span: number, shape: string) =>
  inSections({
    ...ratio('4 / 5'),
    '@media': {
      [media.desktop]: { gridColumn: `span ${span}`, ...ratio(shape) },
    },
  });

export const row = styleVariants({
  1: inRow(6, '21 / 9'),
  2: inRow(3, '3 / 2'),
  3: inRow(2, '4 / 5'),
});

export const title = sectionStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.sm,
});

export const icon = styleVariants({
  warm: inSections({ color: vars.color.text.accent, translate: '0 0.1em' }),
  cool: inSections({ color: vars.color.text.cool, translate: '0 0.1em' }),
});

for (const each of Object.values(small))
  globalSectionStyle(`${each} > li`, { scrollSnapAlign: 'start' });
