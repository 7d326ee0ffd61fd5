import type { RenderedPicture } from '@custom-designs/ui/components/Picture';

/** A picture of the site: what the `Picture` component needs, and the name content files use. */
export interface SitePicture extends RenderedPicture {
  readonly name: string;
  readonly placeholder?: string;
}

/** Widths in pixels that the site serves a picture in, where its original is as large. */
export const pictureWidths = [480, 960, 1600] as const;
