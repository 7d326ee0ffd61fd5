import { alignedRow, componentStyle, quietLabel, raised } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const groups = componentStyle({ display: 'grid', gap: vars.space.lg });

export const group = componentStyle({ display: 'grid', gap: vars.space.xs });

export const title = componentStyle({ ...quietLabel, fontWeight: 550 });

export const keys = componentStyle({ display: 'grid' });

export const row = componentStyle({
  ...alignedRow,
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.xxs,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const label = componentStyle({
  minInlineSize: 0,
  color: vars.color.text.body,
  overflowWrap: 'anywhere',
});

export const combination = componentStyle({ display: 'flex', gap: vars.space.xxs, margin: 0 });

export const key = componentStyle({
  minInlineSize: '1.75rem',
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.hair,
  ...raised,
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
  fontSize: vars.size.label,
  fontWeight: 500,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
