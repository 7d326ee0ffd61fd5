import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  minInlineSize: 0,
  paddingBlock: vars.space.lg,
});

export const head = componentStyle({
  // Whole pixels, so that edges below stay sharp.
  blockSize: 'calc-size(auto, round(up, size, 1px))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

/* A tool's title: sans, and no larger than it must be. */
export const title = componentStyle({
  color: vars.color.text.strong,
  fontSize: vars.size.heading,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
});

/* Room for a count of three digits, so that its coming does not push the next tab. */
export const counted = componentStyle({ minInlineSize: '13.5ch', textAlign: 'start' });

export const panel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
  minBlockSize: '60vh',
});
