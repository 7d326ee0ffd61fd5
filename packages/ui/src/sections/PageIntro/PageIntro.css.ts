import { globalSectionStyle, sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Starts below the header, which takes up space here, under a single lamp. */
export const intro = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: 'clamp(2rem, 4vw, 4rem) clamp(1rem, 2vw, 2rem)',
  background: `radial-gradient(70rem 100% at 20% 0, ${vars.color.accent.soft}, transparent)`,
});

/** A strip above the words, or at the end of a wide screen. It fades into the page. */
export const picture = sectionStyle({
  position: 'relative',
  blockSize: 'clamp(7rem, 26vw, 14rem)',
  marginBlock: `calc(-1 * clamp(2rem, 4vw, 4rem)) calc(-1 * ${vars.space.lg})`,
  maskImage: 'linear-gradient(to top, transparent, currentColor 55%)',
  '@media': {
    [media.wide]: {
      position: 'absolute',
      zIndex: -1,
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '52%',
      blockSize: 'auto',
      marginBlock: 0,
      maskImage: 'linear-gradient(to right, transparent, currentColor 45%)',
    },
  },
});
globalSectionStyle(`${picture} + *`, { paddingBlock: vars.space.xl }, media.wide);
/* The words end before the picture. */
globalSectionStyle(
  `${picture} + * :is(h1, p, form)`,
  { maxInlineSize: 'min(34rem, 36vw)' },
  media.wide,
);

/* An evening doesn't fade into paper. */
globalSectionStyle(`:root.light ${picture}`, { maskImage: 'none', marginBlockEnd: vars.space.xs });
globalSectionStyle(`:root.light ${picture}`, { marginBlockEnd: 0 }, media.wide);
