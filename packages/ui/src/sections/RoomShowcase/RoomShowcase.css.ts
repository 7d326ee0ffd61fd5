import { sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const picture = sectionStyle({
  position: 'relative',
  blockSize: 'min(64svh, 44rem)',
  marginBlockEnd: vars.space.lg,
  selectors: {
    // Its end is the page that the words below stand on.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to top, ${vars.color.ground}, transparent 7rem)`,
    },
  },
});

export const words = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  paddingBlockEnd: vars.space.section,
});
