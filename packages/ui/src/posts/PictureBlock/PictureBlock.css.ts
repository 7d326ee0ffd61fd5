import { alignedRow, componentStyle, quiet, surface, wrapping } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const block = componentStyle({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });

export const figure = componentStyle({
  display: 'block',
  aspectRatio: '3 / 2',
  maxBlockSize: '70svh',
  inlineSize: '100%',
});

export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
});

export const broken = componentStyle({
  selectors: {
    '&&': {
      ...alignedRow,
      justifyContent: 'center',
      gap: vars.space.sm,
      aspectRatio: 'auto',
      minBlockSize: '8rem',
      padding: vars.space.lg,
      border: `1px solid ${vars.color.danger.edge}`,
      borderRadius: vars.radius.card,
      background: vars.color.danger.background,
      color: vars.color.text.danger,
      fontSize: vars.size.small,
      lineHeight: 1.4,
    },
  },
});

/** The fields and buttons below a picture. */
export const panel = componentStyle({
  ...surface,
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  whiteSpace: 'normal',
  '@media': { [media.phone]: { marginInline: vars.space.xs } },
});

export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.sm,
  alignItems: 'end',
  ...quiet,
});

export const actions = componentStyle({ ...wrapping, alignItems: 'center', gap: vars.space.xxs });
