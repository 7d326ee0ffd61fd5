import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

/** The first story takes one side at full height, the others share the other side; on a phone, two rows. */
export const posts = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: `${vars.space.xl} ${vars.space.md}`,
  '@media': {
    [media.desktop]: {
      gap: `${vars.space.xxl} clamp(2rem, 5vw, 5rem)`,
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
      alignItems: 'start',
    },
  },
});

globalStyle(`${posts} > :first-child`, {
  '@media': {
    [media.phone]: { '@layer': { [layers.sections]: { gridColumn: '1 / -1' } } },
    [media.desktop]: { '@layer': { [layers.sections]: { gridRow: '1 / span 2' } } },
  },
});
