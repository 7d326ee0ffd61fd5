import { componentStyle } from '../styles/index.ts';
import { vars } from '../theme/contract.css.ts';

export const examples = componentStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
});

/** A page drawn smaller, with the widths of a real screen and less space around. */
export const page = componentStyle({
  vars: {
    [vars.width.content]: '60rem',
    [vars.space.section]: vars.space.xxl,
    [vars.space.gutter]: vars.space.xl,
  },
  zoom: 0.75,
  background: vars.color.ground,
});

export const example = componentStyle({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.sm,
  margin: 0,
  selectors: { [`&:has(${page})`]: { gridColumn: '1 / -1' } },
});

export const stage = componentStyle({
  alignContent: 'center',
  minBlockSize: '9rem',
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text.body,
  boxShadow: vars.light.edge,
  selectors: { [`&:has(> ${page})`]: { padding: 0, overflow: 'clip' } },
});

export const verdict = componentStyle({
  paddingBlockStart: vars.space.xs,
  borderBlockStart: '2px solid',
  selectors: {
    '&[data-verdict="do"]': { borderColor: vars.color.text.success },
    '&[data-verdict="dont"]': { borderColor: vars.color.text.danger },
  },
});

export const word = componentStyle({ color: vars.color.text.strong, fontWeight: 600 });
