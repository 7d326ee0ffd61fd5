import { style } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';

/* Fills its place and takes that place's layout: a square in the header, an item in the bottom bar. */
const face = componentStyle({
  display: 'inherit',
  inlineSize: '100%',
  minBlockSize: 'inherit',
  flexDirection: 'inherit',
  placeItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  color: 'inherit',
  textDecorationLine: 'none',
  cursor: 'pointer',
});

export const trigger = style([
  face,
  inComponents({ '@media': { [media.noScript]: { display: 'none' } } }),
]);

export const fallback = style([
  face,
  inComponents({ '@media': { '(scripting: enabled)': { display: 'none' } } }),
]);
