import {
  GridLayout,
  type GridLayoutOptions,
  type Rect,
  Size,
} from 'react-aria-components/Virtualizer';
import { media } from '../../theme/breakpoints.ts';
import type { MediaImage } from '../image.ts';

interface CardLayoutOptions extends GridLayoutOptions {
  /** The root's font size in pixels. */
  rem?: number;
}
type Update = Parameters<GridLayout<MediaImage, CardLayoutOptions>['update']>[0];

/** docs/behavior/media-center.md#media-gallery */
const MAX_COLUMNS = 4;
/** In rem. Phones show two columns of narrower cards. Only a single column may be narrower still. */
const MIN_COLUMN = 15;
const MIN_OF_TWO = 9.5;
/** The space between and around cards, in rem. MediaGrid.css.ts removes the outer space. */
const GAP = 1;
/** docs/behavior/every-page.md#pictures */
const PICTURE_RATIO = 9 / 16;
/** The height of the text below the picture, in rem. Controls for a mouse are smaller. */
const WORDS = { hover: 9, touch: 9.5 };
const BORDERS = 2;

/**
 * Lays out 1 to 4 columns of cards across the full width. All cards have the same size, so none is
 * measured.
 */
export class CardLayout extends GridLayout<MediaImage, CardLayoutOptions> {
  override update(context: Update): void {
    const rem = context.layoutOptions?.rem ?? 16;
    const gap = GAP * rem;
    const room = (this.virtualizer?.size.width ?? 0) - gap;
    const fitting = (column: number) => Math.floor(room / (column * rem + gap));
    const atLeast = Math.min(2, Math.max(1, fitting(MIN_OF_TWO)));
    const columns = Math.min(MAX_COLUMNS, Math.max(atLeast, fitting(MIN_COLUMN)));
    const width = Math.max(1, Math.floor(room / columns) - gap);
    const textHeight = matchMedia(media.hover).matches ? WORDS.hover : WORDS.touch;
    const card = new Size(width, Math.round(width * PICTURE_RATIO + textHeight * rem + BORDERS));
    super.update({
      ...context,
      layoutOptions: {
        maxColumns: columns,
        minItemSize: card,
        maxItemSize: card,
        preserveAspectRatio: true,
        // React Aria distributes one space per column over the spaces beside, between, and after
        // the columns.
        minSpace: new Size((gap * (columns + 1)) / columns, gap),
      },
    });
  }

  override shouldInvalidateLayoutOptions(next: CardLayoutOptions, last: CardLayoutOptions) {
    return next.rem !== last.rem;
  }

  /**
   * The grid is as high as its cards, and the window scrolls, so only a new width or text size changes
   * the layout.
   */
  override shouldInvalidate(next: Rect, last: Rect): boolean {
    return next.width !== last.width;
  }
}
