import { componentStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = componentStyle({
  position: 'relative',
  ...singleColumn,
  gap: vars.space.md,
});

/** Out of sight without display: none, which robots look for. */
export const trap = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const notice = {
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.danger.edge}`,
  background: vars.color.danger.ground,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
} as const;

/** An announcement needs its place before it comes; an empty one takes no room. */
export const statusRegion = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } });
export const failure = componentStyle({
  ...notice,
  overflowWrap: 'anywhere',
  display: 'grid',
  gap: vars.space.sm,
  paddingBlock: vars.space.md,
});
