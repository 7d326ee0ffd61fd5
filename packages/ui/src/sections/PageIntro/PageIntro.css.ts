import { sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** Begins below the bar, which takes room of its own here; one lamp above it. */
export const intro = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  paddingBlock: 'clamp(3rem, 7vw, 6rem) clamp(2rem, 5vw, 4rem)',
  background: `radial-gradient(50rem 22rem at 20% 0, ${vars.color.accent.soft}, transparent 75%)`,
});
