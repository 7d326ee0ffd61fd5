import { componentStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = componentStyle({
  position: 'relative',
  ...singleColumn,
  gap: vars.space.md,
});

/** Hidden without display: none, which robots look for. */
export { visuallyHidden as honeypot } from '../../text/VisuallyHidden/VisuallyHidden.css.ts';

/** A live region must exist before its announcement. While it's empty, it takes no space. */
export const statusRegion = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } });
export const failure = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderInlineStart: `2px solid ${vars.color.danger.edge}`,
  background: vars.color.danger.background,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
