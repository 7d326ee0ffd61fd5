import { alignedRow, componentStyle, emphasis, quietLabel, wrapping } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const columns = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space.lg,
      alignItems: 'start',
    },
  },
});

export const preview = componentStyle({
  vars: { '--ui-thumbnail-fit': 'contain' },
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: 0 },
    [media.phone]: { vars: { '--ui-thumbnail-ratio': '2 / 1' } },
  },
});

export const picture = componentStyle({
  borderRadius: vars.radius.control,
  background: vars.color.background,
  overflow: 'hidden',
});

export const facts = componentStyle({
  ...wrapping,
  columnGap: vars.space.sm,
  ...quietLabel,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const original = componentStyle({
  justifySelf: 'start',
  color: vars.color.text.accent,
  fontSize: vars.size.small,
  lineHeight: '2rem',
});

export const head = componentStyle({
  ...alignedRow,
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minInlineSize: 0,
  marginBlock: `calc(-1 * ${vars.space.sm})`,
  padding: 0,
  border: 0,
});

export const position = componentStyle({
  minInlineSize: '6rem',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const file = componentStyle({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});

export const uses = componentStyle({ display: 'grid', gap: vars.space.hair, ...quietLabel });

export const useList = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const use = componentStyle({
  display: 'inline-block',
  color: vars.color.text.accent,
  fontSize: vars.size.small,
  lineHeight: '1.75rem',
  overflowWrap: 'anywhere',
});

export const side = componentStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });

export const question = componentStyle({ marginInlineEnd: 'auto', ...emphasis });
