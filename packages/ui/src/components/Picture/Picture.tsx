import { type CSSProperties, type ReactNode, useRef } from 'react';
import { media } from '../../theme/breakpoints.ts';
import * as styles from './Picture.css.ts';
import {
  addressOf,
  candidatesOf,
  frames,
  isRendered,
  keyOf,
  type PictureSource,
  type PictureVariant,
  sourceSet,
  uncutSizes,
} from './source.ts';
import { useBrokenPicture } from './useBrokenPicture.ts';

export type { PictureSource, PictureVariant, RemotePicture, RenderedPicture } from './source.ts';

export interface PictureProps {
  /** The image in all sizes and formats, with its alternative text. */
  source: PictureSource;
  /** Width of the frame, in the syntax of `<img sizes>`, in plain lengths such as `50vw`. */
  sizes?: string;
  /**
   * Media query for which the frame is taller than wide, so that it uses the portrait crop. `portrait` frames
   * don't need it.
   */
  portraitAt?: string;
  /** Loads at once and first. Use it for the largest image of the page. All others load when they are near. */
  isPriority?: boolean;
  /** Hides the image from screen readers, because the text beside it says the same. */
  isDecorative?: boolean;
  /** Ratio of the frame. `natural` keeps the ratio of the image, and `fill` covers the positioned parent. */
  ratio?: keyof typeof styles.ratio;
  /** `full-bleed` pictures have no rounded corners. */
  edge?: keyof typeof styles.edge;
  /**
   * `untilHover` shows the `dimmed` variant until the nearest `brightenOnHover` is hovered or focused. On touch
   * screens it brightens in the middle of the screen. `untilCentered` always does the latter, for carousels.
   * Without a `dimmed` variant, and in the light theme, the image is always bright.
   */
  dim?: 'never' | 'untilHover' | 'untilCentered';
  /** Image to show if the source fails to load. Without it the color and the alternative text show. */
  fallback?: PictureSource;
}

/** Width of a portrait crop in pixels. */
const PORTRAIT_WIDTH = 900;

/** Screens that would crop away most of a picture twice as wide as tall. */
const portraitScreen = '(max-aspect-ratio: 4/5)';

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

interface PictureVariantFilesProps extends Pick<PictureVariant, 'avif' | 'portrait'> {
  /** The media query for the portrait crop. `all` applies everywhere. */
  portraitMedia: string | undefined;
  sizes: string;
  children: ReactNode;
}

/** Renders a picture in one light: the AVIF files, with the WebP image as children. */
function VariantFiles({
  avif,
  portrait,
  portraitMedia,
  sizes,
  children,
}: PictureVariantFilesProps) {
  return (
    <picture className={styles.variant}>
      {portraitMedia && portrait && (
        <source
          media={portraitMedia === 'all' ? undefined : portraitMedia}
          type="image/avif"
          srcSet={sourceSet({ [PORTRAIT_WIDTH]: portrait })}
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
 * Below the first screen, it lights up from its brightest spot in the dark theme.
 * `fallback` replaces a broken image (docs/behavior/every-page.md#pictures). The light theme shows the daytime picture
 * `daytime` if there is one. Other themes don't load that file.
 */
export function Picture({
  source,
  sizes: frameSizes = '100vw',
  portraitAt,
  isPriority = false,
  isDecorative = false,
  ratio = 'natural',
  edge = 'card',
  dim = 'never',
  fallback,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const { isBroken, report } = useBrokenPicture(image, keyOf(source));
  const shown = candidatesOf(source, fallback).find((candidate) => !isBroken(keyOf(candidate)));
  const { dimmed, daytime } = shown && isRendered(shown) ? shown : {};
  const alt = isDecorative ? '' : (shown ?? source).alt;
  const look = [styles.image, styles.ratio[ratio], styles.edge[edge]].join(' ');
  const frame = `${styles.frame[ratio === 'fill' ? 'fill' : 'flow']} ${dim === 'untilHover' ? styles.glow : ''}`;

  if (!shown) {
    const name = alt ? { role: 'img', 'aria-label': alt } : {};
    return (
      <span className={frame} {...name}>
        <span className={look} style={restingLook(source)} />
      </span>
    );
  }
  const place = { width: shown.width, height: shown.height };
  const lightsUp = isRendered(shown) && !isPriority && dim === 'never' && shown.brightest;
  const files = {
    portraitMedia:
      ratio === 'portrait'
        ? 'all'
        : (portraitAt ?? (isPriority && ratio === 'fill' ? portraitScreen : undefined)),
    sizes:
      ratio === 'fill' || ratio === 'natural'
        ? frameSizes
        : uncutSizes(frameSizes, shown, frames[ratio]),
  };
  const picture = (
    <img
      ref={image}
      className={`${look} ${daytime ? styles.darkThemeOnly : ''}`}
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
    <span
      className={`${frame} ${lightsUp ? `${styles.lightsUp} ${styles.edge[edge]}` : ''}`}
      style={lightsUp ? ({ [styles.brightest]: lightsUp } as CSSProperties) : undefined}
    >
      {isRendered(shown) ? (
        <VariantFiles {...shown} {...files}>
          {picture}
        </VariantFiles>
      ) : (
        <picture className={styles.variant}>
          {shown.phoneSrc && <source media={media.phone} srcSet={shown.phoneSrc} />}
          {picture}
        </picture>
      )}
      {daytime && (
        <VariantFiles {...daytime} {...files}>
          <img
            className={`${look} ${styles.lightThemeOnly}`}
            data-daytime
            style={{ ...focusOf(shown), backgroundColor: daytime.color }}
            src={daytime.webp}
            alt={isDecorative ? '' : (daytime.alt ?? alt)}
            {...place}
            loading="lazy"
            fetchPriority={isPriority ? 'high' : 'auto'}
            decoding={isPriority ? 'auto' : 'async'}
          />
        </VariantFiles>
      )}
      {dimmed && dim !== 'never' && (
        <VariantFiles {...dimmed} {...files}>
          <img
            className={`${styles.dim[dim]} ${styles.edge[edge]} ${styles.darkThemeOnly}`}
            style={focusOf(shown)}
            src={dimmed.webp}
            alt=""
            {...place}
            loading="lazy"
            decoding="async"
          />
        </VariantFiles>
      )}
    </span>
  );
}
