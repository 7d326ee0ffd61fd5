import { styleVariants } from '@vanilla-extract/css';
import { inSections, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const cards = sectionStyle({
  ...singleColumn,
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      columnGap: 'clamp(1.5rem, 3vw, 2.5rem)',
      rowGap: 'clamp(2rem, 4vw, 3.5rem)',
    },
  },
});

/** By the number of columns on wide screens. */
export const small = styleVariants({ 3: 3, 4: 4, 5: 5 }, (columns) =>
  inSections({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: `${vars.space.md} ${vars.space.md}`,
    vars: { '--ui-card-ratio': '4 / 3' },
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    },
  }),
);

/** Adds space below an introduction. */
export const afterIntro = sectionStyle({ marginBlockStart: 'clamp(2rem, 4vw, 3.5rem)' });

const ratio = (value: string) => ({ vars: { '--ui-card-ratio': value } });
const inRow = (span: number, shape: string) =>
  inSections({
    ...ratio('3 / 2'),
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
