import { componentStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/* Space for a count of three digits, so that the next tab doesn't move when it appears. */
export const counted = componentStyle({ minInlineSize: '13.5ch', textAlign: 'start' });

export const panel = componentStyle({
  ...singleColumn,
  alignContent: 'start',
  gap: vars.space.md,
  minBlockSize: '60vh',
});
