import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const subject = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  color: vars.color.text.body,
  overflowWrap: 'anywhere',
});

export const pictures = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
  gap: vars.space.xs,
});

export const picture = componentStyle({ borderRadius: vars.radius.control, overflow: 'hidden' });
