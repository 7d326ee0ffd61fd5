import { componentStyle } from '../../styles/index.ts';
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
  background: vars.color.ground,
  overflow: 'hidden',
});

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  color: vars.color.text.muted,
  fontSize: vars.size.label,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const original = componentStyle({
  justifySelf: 'start',
  color: vars.color.text.accent,
  fontSize: vars.size.small,
  lineHeight: '2rem',
});

export const side = componentStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });

export const question = componentStyle({
  marginInlineEnd: 'auto',
  color: vars.color.text.strong,
  fontWeight: 550,
});
