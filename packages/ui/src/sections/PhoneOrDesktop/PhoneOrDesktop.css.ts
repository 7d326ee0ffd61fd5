import { sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';

/* Print uses the desktop layout. */
export const phone = sectionStyle({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
});
export const desktop = sectionStyle({ '@media': { [media.phone]: { display: 'none' } } });
