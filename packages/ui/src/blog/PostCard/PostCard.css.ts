import { styleVariants } from '@vanilla-extract/css';
import {
  componentStyle,
  inComponents,
  quietLabel,
  singleColumn,
  standaloneLink,
  stretchedLink,
  wrappingRow,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = componentStyle({
  position: 'relative',
  ...singleColumn,
  gap: vars.space.md,
  alignContent: 'start',
  minInlineSize: 0,
});

export const layout = styleVariants({
  stacked: inComponents({}),
  lead: inComponents({}),
  /** Phones have the picture above the text. */
  beside: inComponents({
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
        alignItems: 'start',
      },
    },
  }),
});

const shape = (aspectRatio: string, onDesktop = aspectRatio) =>
  inComponents({
    position: 'relative',
    aspectRatio,
    '@media': { [media.desktop]: { aspectRatio: onDesktop } },
  });

export const picture = styleVariants({
  stacked: shape('16 / 9'),
  lead: shape('16 / 9'),
  beside: shape('16 / 9', '1'),
});

export const text = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  justifyItems: 'start',
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

export const facts = componentStyle({
  ...wrappingRow,
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  ...quietLabel,
});

/** One link covers the whole card with its ::after. */
export const link = componentStyle({
  ...standaloneLink,
  textDecoration: 'none',
  selectors: stretchedLink('4px', vars.radius.card),
});
