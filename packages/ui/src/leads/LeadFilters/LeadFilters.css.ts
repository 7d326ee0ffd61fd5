import { componentStyle, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** From this width, the filters are beside the search. */
const WIDE = '(min-width: 48rem)';

export const frame = componentStyle({ containerType: 'inline-size' });

export const fields = componentStyle({ ...wrappingRow, gap: vars.space.xs });

export const search = componentStyle({
  flex: '1 1 10rem',
  '@container': { [WIDE]: { flexBasis: '14rem' } },
});

export const toggle = componentStyle({ '@container': { [WIDE]: { display: 'none' } } });

/* In a narrow window, the filters have lines of their own while they're open. */
export const choices = componentStyle({
  flex: '1 1 100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: { '&[data-open="false"]': { display: 'none' } },
  '@container': {
    [WIDE]: {
      flex: '3 1 24rem',
      selectors: { '&[data-open="false"]': { display: 'grid' } },
    },
  },
});

export const choice = componentStyle({ position: 'relative', minInlineSize: 0 });
