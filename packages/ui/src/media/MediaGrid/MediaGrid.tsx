import type { SelectOption } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StateMessage } from '../../desk/index.ts';
import { Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import type { MediaImage } from '../image.ts';
import type { MediaCardHandlers } from '../MediaCard/MediaCard.tsx';
import * as styles from './MediaGrid.css.ts';
import { MediaGridList } from './MediaGridList.tsx';
import { defaultMediaGridLabels, type MediaGridLabels } from './mediaGridLabels.ts';

export interface MediaGridProps extends MediaCardHandlers {
  /** The images to show, filtered and in order. */
  images: readonly MediaImage[];
  /** Number of images without filters. Distinguishes an empty gallery from filters without matches. */
  totalCount: number;
  /** Whether the images have loaded. */
  status: 'ready' | 'loading' | 'failed';
  /** What went wrong, for the manager. */
  error: string;
  /** Ids of the selected images. */
  selectedIds: ReadonlySet<string>;
  /** Called with the selected ids. Pass the same set back, because it holds the start of a range. */
  onSelectionChange: (ids: ReadonlySet<string>) => void;
  /** Ids of the images that are being deleted. */
  deletingIds: ReadonlySet<string>;
  /** Names the categories on the cards. */
  categories: readonly SelectOption[];
  /** Loads the images again after a failure. */
  onRetry: () => void;
  /** Opens the upload tab from an empty gallery. */
  onUpload: () => void;
  /** Clears the filters, when nothing matches them. */
  onClearFilters: () => void;
  /** Overrides the English labels of the grid and its cards. */
  labels?: Partial<MediaGridLabels>;
}

const skeletons = Array.from({ length: 8 }, (_, index) => index);

/**
 * Gallery of images in 1 to 4 columns that stays fast with thousands of images. Arrow keys move in two
 * dimensions, Enter edits, Space selects, and Shift selects a range. Tab moves to the controls of the
 * focused card. Reloading is silent while images show.
 */
export function MediaGrid({
  images,
  totalCount,
  status,
  error,
  onRetry,
  onUpload,
  onClearFilters,
  labels: ownLabels,
  ...list
}: MediaGridProps) {
  const labels = useLabels('MediaGrid', defaultMediaGridLabels, ownLabels);
  const hasImages = images.length > 0;
  if (status === 'loading' && !hasImages) {
    return (
      <div role="status" aria-busy="true" className={styles.loading}>
        <Text tone="muted">{labels.loading}</Text>
        <div className={styles.skeletons}>
          {skeletons.map((index) => (
            <Skeleton key={index} shape="picture" />
          ))}
        </div>
      </div>
    );
  }
  const isEmpty = status === 'ready' && !hasImages;
  return (
    <>
      {status === 'failed' && (
        <StateMessage isFailure actions={[{ label: labels.retry, onPress: onRetry }]}>
          {labels.failed(error)}
        </StateMessage>
      )}
      {isEmpty && totalCount === 0 && (
        <StateMessage actions={[{ label: labels.upload, onPress: onUpload }]}>
          {labels.empty}
        </StateMessage>
      )}
      {isEmpty && totalCount > 0 && (
        <StateMessage actions={[{ label: labels.clearFilters, onPress: onClearFilters }]}>
          {labels.noMatch}
        </StateMessage>
      )}
      {hasImages && <MediaGridList {...list} images={images} labels={labels} />}
    </>
  );
}
