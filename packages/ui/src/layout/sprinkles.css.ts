import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

const properties = defineProperties({
  '@layer': layers.layout,
  properties: {
    gap: vars.space,
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    flexWrap: ['wrap'],
  },
});

/**
 * Properties that differ between breakpoints. They get a class for each value and width, so there
 * are few of them.
 */
const followingProperties = defineProperties({
  '@layer': layers.layout,
  conditions: { phone: {}, desktop: { '@media': media.desktop }, wide: { '@media': media.wide } },
  defaultCondition: 'phone',
  properties: {
    flexDirection: ['row', 'column'],
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

/** Only layout/ uses sprinkles. Other styles are in their component's own file. */
export const sprinkles = createSprinkles(properties, followingProperties);
export type LayoutSprinkles = Parameters<typeof sprinkles>[0];
