import { type CSSProperties, useRef } from 'react';
import { media } from '../../theme/breakpoints.ts';
import * as styles from './Picture.css.ts';
import {
  addressOf,
  candidatesOf,
  frames,
  isRendered,
  keyOf,
  type PictureSource,
  sourceSet,
  uncutSizes,
} from './source.ts';
import { useBrokenPicture } from './useBrokenPicture.ts';

export interface PictureProps {
  /** The picture in every size and format, with its text alternative. */
  source: PictureSource;
  /** How wide its frame is, as `<img sizes>` writes it, in plain lengths such as `50vw`. */
  sizes?: string;
  /**
   * Media query under which the frame is higher than wide, so that the picture's upright cut serves
   * it. `portrait` frames need none.
   */
  uprightAt?: string;
  /** The page's largest picture: loaded at once and first. All others wait until they are near. */
  isPriority?: boolean;
  /** Says nothing the words beside it do not say: hidden from screen readers. */
  isDecorative?: boolean;
  /** Frame; `natural` keeps the picture's own, `fill` covers the positioned parent. */
  ratio?: keyof typeof styles.ratio;
  /** `full-bleed` pictures have no rounded corners. */
  edge?: keyof typeof styles.edge;
  /**
   * `low`: a room at rest, whose lamps come up with the nearest `brightenOnHover` (see there), or in the
   * middle of the view where nothing can point. `passing`: the latter everywhere, for carousels.
   */
  lamps?: 'up' | 'low' | 'passing';
  /** Shown when the source cannot be; without it its color and its description stay. */
  fallback?: PictureSource;
}

/** A screen that would throw away most of a picture twice as wide as high. */
const uprightScreen = '(max-aspect-ratio: 4/5)';

const restingLook = (source: PictureSource): CSSProperties => ({
  ...(source.color ? { backgroundColor: source.color } : {}),
  ...(isRendered(source) && source.placeholder
    ? { backgroundImage: `url("${source.placeholder}")` }
    : {}),
  ...(isRendered(source) && source.focus !== undefined
    ? { objectPosition: `50% ${source.focus}%` }
    : {}),
});

/**
 * A picture in AVIF with a WebP fallback. Renders `<picture>`; its size is known before it loads,
 * so nothing shifts. `fallback` replaces a broken one (docs/behavior.md#pictures).
 */
export function Picture({
  source,
  sizes: frameSizes = '100vw',
  uprightAt,
  isPriority = false,
  isDecorative = false,
  ratio = 'natural',
  edge = 'card',
  lamps = 'up',
  fallback,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const { isBroken, report } = useBrokenPicture(image, keyOf(source));
  const shown = candidatesOf(source, fallback).find((candidate) => !isBroken(keyOf(candidate)));
  const upright = isPriority && ratio === 'fill' ? uprightScreen : uprightAt;
  const alt = isDecorative ? '' : (shown ?? source).alt;
  const look = [styles.image, styles.ratio[ratio], styles.edge[edge]];
  if (lamps !== 'up') look.push(styles.lamps[lamps]);
  const frame = ratio === 'fill' ? styles.frame.fill : styles.frame.flow;

  if (!shown) {
    const name = alt ? { role: 'img', 'aria-label': alt } : {};
    return (
      <span className={frame} {...name}>
        <span className={look.join(' ')} style={restingLook(source)} />
      </span>
    );
  }
  const sizes =
    ratio === 'fill' || ratio === 'natural'
      ? frameSizes
      : uncutSizes(frameSizes, shown, frames[ratio]);
  return (
    <picture className={`${frame} ${lamps === 'low' ? styles.pool : ''}`}>
      {isRendered(shown) && (
        <>
          {(upright || ratio === 'portrait') && shown.tall && (
            <source media={upright} type="image/avif" srcSet={shown.tall} />
          )}
          <source type="image/avif" srcSet={sourceSet(shown.avif)} sizes={sizes} />
          <source type="image/webp" srcSet={sourceSet(shown.webp)} sizes={sizes} />
        </>
      )}
      {shown.phoneSrc && <source media={media.phone} srcSet={shown.phoneSrc} />}
      <img
        ref={image}
        className={look.join(' ')}
        style={restingLook(shown)}
        srcSet={shown.srcSet}
        sizes={shown.srcSet && sizes}
        src={addressOf(shown)}
        alt={alt}
        width={shown.width}
        height={shown.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding={isPriority ? 'auto' : 'async'}
        onError={() => report(keyOf(shown))}
      />
    </picture>
  );
}
