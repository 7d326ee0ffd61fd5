import { defaultMediaCardWords, type MediaCardWords } from '../MediaCard/index.ts';

export interface MediaGridWords extends MediaCardWords {
  readonly images: string;
  /** What a screen reader says for a whole card. */
  readonly describe: (name: string, category: string, isFeatured: boolean) => string;
  readonly loading: string;
  readonly failed: (error: string) => string;
  readonly retry: string;
  readonly empty: string;
  readonly upload: string;
  readonly noMatch: string;
  readonly clearFilters: string;
}

/** The four states are verbatim (docs/behavior.md#media-gallery, docs/behavior.md#errors). */
export const defaultMediaGridWords: MediaGridWords = {
  ...defaultMediaCardWords,
  images: 'Images',
  describe: (name, category, isFeatured) =>
    [name, category, isFeatured && 'featured'].filter(Boolean).join(', '),
  loading: 'Loading images...',
  failed: (error) => `Error loading images: ${error}`,
  retry: 'Try Again',
  empty: 'No images found. Upload some images to get started.',
  upload: 'Upload Images',
  noMatch: 'No images match your current filters.',
  clearFilters: 'Clear filters',
};
