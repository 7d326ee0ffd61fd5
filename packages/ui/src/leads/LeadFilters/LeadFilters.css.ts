import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({ containerType: 'inline-size' });

export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  gap: vars.space.xs,
  '@container': {
    '(min-width: 30rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(min-width: 52rem)': {
      gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto',
      gap: vars.space.sm,
    },
    '(max-width: 17rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const search = componentStyle({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@container': { '(min-width: 52rem)': { gridColumn: 'auto' } },
});

export const clear = componentStyle({ justifySelf: 'end' });
