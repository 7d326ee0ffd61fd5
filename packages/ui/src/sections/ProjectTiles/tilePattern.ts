import type { CSSProperties } from 'react';
import type { PictureProps } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { place, room } from './ProjectTiles.css.ts';

type Ratio = NonNullable<PictureProps['ratio']>;

export interface TilePlace {
  readonly style: CSSProperties;
  readonly picture: Required<Pick<PictureProps, 'ratio' | 'edge' | 'sizes'>>;
}

const onPhone: Partial<Record<Ratio, string>> = {
  portrait: 'indent / end',
  wide: 'start / edge',
};

/** Places a tile from one of the twelve columns to another, or to the page's edge. */
function hang(ratio: Ratio, from: number, to: number | 'edge'): TilePlace {
  const isCut = to === 'edge';
  const part = ((isCut ? 14 : to) - from) / 12;
  return {
    // The first grid line is the page's edge.
    style: {
      [place.phone]: onPhone[ratio] ?? 'start / end',
      [place.desktop]: `${from + 1} / ${isCut ? to : to + 1}`,
      ...(isCut && { [place.inset]: room }),
    } as CSSProperties,
    picture: {
      ratio,
      edge: isCut ? 'full-bleed' : 'card',
      sizes: `(min-width: 78em) ${72 * part}rem, (min-width: 48em) ${Math.round(100 * part)}vw, 100vw`,
    },
  };
}

/**
 * Six places in three rows, a page of the gallery. No row repeats the shapes of the previous one.
 */
const rhythm = [
  hang('landscape', 1, 9),
  hang('portrait', 9, 13),
  hang('square', 1, 6),
  hang('wide', 6, 'edge'),
  hang('portrait', 2, 6),
  hang('landscape', 6, 12),
] as const;
const alone = hang('landscape', 5, 13);

/** Shapes that crop less of a portrait photo. */
const taller: Partial<Record<Ratio, Ratio>> = { landscape: 'square', wide: 'landscape' };

/**
 * Returns a picture's place in a gallery of this size. A last picture without a neighbor gets a row
 * of its own.
 */
export function placeOf(index: number, count: number, image?: PictureSource): TilePlace {
  const isAlone = index === count - 1 && index % 2 === 0 && index > 0;
  const { style, picture } = isAlone ? alone : (rhythm[index % rhythm.length] ?? rhythm[0]);
  const isUpright = (image?.height ?? 0) > (image?.width ?? 0);
  const ratio = (isUpright && taller[picture.ratio]) || picture.ratio;
  return { style, picture: { ...picture, ratio } };
}
