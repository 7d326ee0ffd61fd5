import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.danger.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.danger.ground,
  color: vars.color.text.danger,
  fontSize: vars.size.small,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
});

/* It may stick to the window's edge: what somebody has opened may not fill the window. */
export const lines = componentStyle({ maxBlockSize: '50vh', overflowY: 'auto' });

export const name = componentStyle({ fontWeight: 550 });
