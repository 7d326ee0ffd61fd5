import {
  GridLayout,
  type GridLayoutOptions,
  type Rect,
  Size,
} from 'react-aria-components/Virtualizer';
import { media } from '../../theme/breakpoints.ts';
import type { MediaImage } from '../image.ts';

type Update = Parameters<GridLayout<MediaImage, GridLayoutOptions>['update']>[0];

/** docs/behavior.md#media-gallery */
const MAX_COLUMNS = 4;
/** In rem. Only a single column may be narrower. */
const MIN_COLUMN = 15;
/** The space between and around cards, in rem. MediaGrid.css.ts removes the outer space. */
const GAP = 1;
/** docs/behavior.md#pictures */
const PICTURE_RATIO = 9 / 16;
/** The height of the text below the picture, in rem. Controls for a mouse are smaller. */
const WORDS = { hover: 9, touch: 9.5 };
const BORDERS = 2;

/**
 * Lays out 1 to 4 columns of cards across the full width. All cards have the same size, so none is
 * measured.
 */
export class CardLayout extends GridLayout<MediaImage, GridLayoutOptions> {
  override update(context: Update): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const gap = GAP * rem;
    const room = (this.virtualizer?.size.width ?? 0) - gap;
    const fitting = Math.floor(room / (MIN_COLUMN * rem + gap));
    const columns = Math.min(MAX_COLUMNS, Math.max(1, fitting));
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

  /**
   * The grid is as high as its cards, and the window scrolls, so only a new width changes the
   * layout.
   */
  override shouldInvalidate(next: Rect, last: Rect): boolean {
    return next.width !== last.width;
  }
}
