import { style } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { wordsBlockSize } from '../MediaCard/MediaCard.css.ts';

const lines = { columnGap: vars.space.md, rowGap: vars.space.md } as const;
const minColumn = '15rem';

export const grid = componentStyle({ ...lines, position: 'relative', outline: 'none' });

/** Never seen: as wide as the narrowest column and as high as a card's words, for the reckoning. */
export const probe = componentStyle({
  position: 'absolute',
  // Twice the text on a phone: no column is wider than the page.
  inlineSize: `min(${minColumn}, 100%)`,
  blockSize: wordsBlockSize,
  pointerEvents: 'none',
  visibility: 'hidden',
});

export const item = componentStyle({
  position: 'absolute',
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  // Of a size of its own, so that a card that comes concerns nothing around it.
  contain: 'strict',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[data-disabled]': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const cell = componentStyle({ blockSize: '100%' });

/* So high that what follows is out of sight, and does not jump there when the images come. */
export const loading = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  minBlockSize: '100lvh',
});

/** The same columns before there is anything to measure. */
export const skeletons = componentStyle({
  ...lines,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(${minColumn}, 100%), (100% - 3 * ${vars.space.md}) / 4), 1fr))`,
});

export const message = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.md,
  border: `${vars.width.hairline} dashed ${vars.color.line.strong}`,
  borderRadius: vars.radius.card,
  color: vars.color.text.body,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const failure = style([
  message,
  inComponents({
    borderStyle: 'solid',
    borderColor: vars.color.danger.edge,
    background: vars.color.danger.ground,
    color: vars.color.text.danger,
  }),
]);
