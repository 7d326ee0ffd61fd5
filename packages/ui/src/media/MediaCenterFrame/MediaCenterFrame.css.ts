import { componentStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/* Room for a count of three digits, so that its coming does not push the next tab. */
export const counted = componentStyle({ minInlineSize: '13.5ch', textAlign: 'start' });

export const panel = componentStyle({
  ...singleColumn,
  alignContent: 'start',
  gap: vars.space.md,
  minBlockSize: '60vh',
});
