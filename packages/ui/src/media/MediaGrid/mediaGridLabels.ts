import { defaultMediaCardLabels } from '../MediaCard/mediaCardLabels.ts';

/** The four states are verbatim (docs/behavior/media-center.md#media-gallery, docs/behavior/data.md#errors). */
export const defaultMediaGridLabels = {
  ...defaultMediaCardLabels,
  images: 'Images',
  describe: (name: string, category: string, isFeatured: boolean, isPublished = true) =>
    [name, category, isFeatured && 'featured', !isPublished && 'hidden from visitors']
      .filter(Boolean)
      .join(', '),
  loading: 'Loading images...',
  failed: (error: string) => `Error loading images: ${error}`,
  retry: 'Try again',
  empty: 'No images found. Upload some images to get started.',
  upload: 'Upload Images',
  noMatch: 'No images match your current filters.',
  clearFilters: 'Clear filters',
};

export type MediaGridLabels = typeof defaultMediaGridLabels;
