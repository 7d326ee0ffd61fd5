import { componentStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';

/* Fills its place and takes that place's layout: a square in the header, an item in the bottom bar. */
const inherited = {
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
} as const;

export const trigger = componentStyle({
  ...inherited,
  '@media': { [media.noScript]: { display: 'none' } },
});

export const fallback = componentStyle({
  ...inherited,
  display: 'none',
  '@media': { [media.noScript]: { display: 'inherit' } },
});
