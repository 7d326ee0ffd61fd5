import { type CSSProperties, type ReactNode, useRef } from 'react';
import { media } from '../../theme/breakpoints.ts';
import * as styles from './Picture.css.ts';
import {
  addressOf,
  candidatesOf,
  type Exposure,
  frames,
  isRendered,
  keyOf,
  type PictureSource,
  sourceSet,
  uncutSizes,
} from './source.ts';
import { useBrokenPicture } from './useBrokenPicture.ts';

export type { Exposure, PictureSource, RemotePicture, RenderedPicture } from './source.ts';

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
   * middle of the view where nothing can point. `passing`: the latter everywhere, for carousels. A
   * picture without a `low` exposure has its lamps up, and so has every picture in the light theme.
   */
  lamps?: 'up' | 'low' | 'passing';
  /** Shown when the source cannot be; without it its color and its description stay. */
  fallback?: PictureSource;
}

/** Pixels of an upright cut. */
const TALL_WIDTH = 900;

/** A screen that would throw away most of a picture twice as wide as high. */
const uprightScreen = '(max-aspect-ratio: 4/5)';

const focusOf = (source: PictureSource): CSSProperties =>
  isRendered(source) && source.focus !== undefined
    ? { objectPosition: `50% ${source.focus}%` }
    : {};

const restingLook = (source: PictureSource): CSSProperties => ({
  ...(source.color ? { backgroundColor: source.color } : {}),
  ...(isRendered(source) && source.placeholder
    ? { backgroundImage: `url("${source.placeholder}")` }
    : {}),
  ...focusOf(source),
});

interface ExposedProps extends Pick<Exposure, 'avif' | 'tall'> {
  /** Media query under which the upright cut is shown, `all` for everywhere. */
  upright: string | undefined;
  sizes: string;
  children: ReactNode;
}

/** A picture in one light: the AVIF files to choose from, and the WebP image as its children. */
function Exposed({ avif, tall, upright, sizes, children }: ExposedProps) {
  return (
    <picture className={styles.exposure}>
      {upright && tall && (
        <source
          media={upright === 'all' ? undefined : upright}
          type="image/avif"
          srcSet={sourceSet({ [TALL_WIDTH]: tall })}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
      {children}
    </picture>
  );
}

/**
 * Image in AVIF with a WebP fallback. Its size is known before it loads, so the layout doesn't shift.
 * `fallback` replaces a broken image (docs/behavior.md#pictures). The light theme shows the daytime picture
 * `noon` if there is one. Other themes don't load that file.
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
  const { low, noon } = shown && isRendered(shown) ? shown : {};
  const alt = isDecorative ? '' : (shown ?? source).alt;
  const look = [styles.image, styles.ratio[ratio], styles.edge[edge]].join(' ');
  const frame = `${styles.frame[ratio === 'fill' ? 'fill' : 'flow']} ${lamps === 'low' ? styles.pool : ''}`;

  if (!shown) {
    const name = alt ? { role: 'img', 'aria-label': alt } : {};
    return (
      <span className={frame} {...name}>
        <span className={look} style={restingLook(source)} />
      </span>
    );
  }
  const files = {
    upright:
      ratio === 'portrait'
        ? 'all'
        : (uprightAt ?? (isPriority && ratio === 'fill' ? uprightScreen : undefined)),
    sizes:
      ratio === 'fill' || ratio === 'natural'
        ? frameSizes
        : uncutSizes(frameSizes, shown, frames[ratio]),
  };
  const place = { width: shown.width, height: shown.height };
  const picture = (
    <img
      ref={image}
      className={`${look} ${noon ? styles.night : ''}`}
      style={restingLook(shown)}
      srcSet={shown.srcSet}
      sizes={shown.srcSet && files.sizes}
      src={addressOf(shown)}
      alt={alt}
      {...place}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding={isPriority ? 'auto' : 'async'}
      onError={() => report(keyOf(shown))}
    />
  );
  return (
    <span className={frame}>
      {isRendered(shown) ? (
        <Exposed {...shown} {...files}>
          {picture}
        </Exposed>
      ) : (
        <picture className={styles.exposure}>
          {shown.phoneSrc && <source media={media.phone} srcSet={shown.phoneSrc} />}
          {picture}
        </picture>
      )}
      {noon && (
        <Exposed {...noon} {...files}>
          <img
            className={`${look} ${styles.noon}`}
            data-noon
            style={{ ...focusOf(shown), backgroundColor: noon.color }}
            src={noon.webp}
            alt={isDecorative ? '' : (noon.alt ?? alt)}
            {...place}
            loading="lazy"
            fetchPriority={isPriority ? 'high' : 'auto'}
            decoding={isPriority ? 'auto' : 'async'}
          />
        </Exposed>
      )}
      {low && lamps !== 'up' && (
        <Exposed {...low} {...files}>
          <img
            className={`${styles.lamps[lamps]} ${styles.edge[edge]} ${styles.night}`}
            style={focusOf(shown)}
            src={low.webp}
            alt=""
            {...place}
            loading="lazy"
            decoding="async"
          />
        </Exposed>
      )}
    </span>
  );
}
