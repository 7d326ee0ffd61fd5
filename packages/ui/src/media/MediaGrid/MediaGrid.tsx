import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import type { SelectOption } from '../../components/Field/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../text/index.ts';
import type { MediaImage } from '../image.ts';
import type { MediaCardHandlers } from '../MediaCard/index.ts';
import * as styles from './MediaGrid.css.ts';
import { MediaGridList } from './MediaGridList.tsx';
import { defaultMediaGridWords, type MediaGridWords } from './mediaGridWords.ts';

export interface MediaGridProps extends MediaCardHandlers {
  /** Those to show, filtered and in order. */
  images: readonly MediaImage[];
  /** How many there are without filters; tells an empty gallery from filters that exclude all. */
  totalCount: number;
  status?: 'ready' | 'loading' | 'failed';
  /** What went wrong, for people. */
  error?: string | undefined;
  selectedIds: ReadonlySet<string>;
  /** Hand the set back as it came: it remembers where a range began. */
  onSelectionChange: (ids: ReadonlySet<string>) => void;
  /** Those whose deletion is under way. */
  deletingIds?: ReadonlySet<string>;
  /** Names the categories on the cards. */
  categories: readonly SelectOption[];
  onRetry?: (() => void) | undefined;
  onUpload?: (() => void) | undefined;
  onClearFilters?: (() => void) | undefined;
  words?: MediaGridWords;
}

const nobody: ReadonlySet<string> = new Set();
const skeletons = Array.from({ length: 8 }, (_, index) => index);

function Message({ children, action }: { children: string; action: ReactNode }) {
  return (
    <div className={styles.message}>
      <Text tone="inherit">{children}</Text>
      {action}
    </div>
  );
}

const offer = (label: string, onPress: (() => void) | undefined) =>
  onPress && (
    <Button variant="secondary" onPress={onPress}>
      {label}
    </Button>
  );

/**
 * The gallery: 1 to 4 columns of cards that scroll with the page, ten thousand as well as ten.
 * Arrow keys go in two dimensions, Enter edits, Space selects, Shift selects a range; the controls of
 * the card in focus follow with Tab. While images are shown, loading again is silent.
 */
export function MediaGrid({
  images,
  totalCount,
  status = 'ready',
  error = '',
  deletingIds = nobody,
  categories,
  onRetry,
  onUpload,
  onClearFilters,
  words = defaultMediaGridWords,
  ...list
}: MediaGridProps) {
  const hasImages = images.length > 0;
  if (status === 'loading' && !hasImages) {
    return (
      <div role="status" aria-busy="true" className={styles.loading}>
        <Text tone="muted">{words.loading}</Text>
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
        <div role="alert" className={styles.failure}>
          <Text tone="inherit">{words.failed(error)}</Text>
          {offer(words.retry, onRetry)}
        </div>
      )}
      {isEmpty && totalCount === 0 && (
        <Message action={offer(words.upload, onUpload)}>{words.empty}</Message>
      )}
      {isEmpty && totalCount > 0 && (
        <Message action={offer(words.clearFilters, onClearFilters)}>{words.noMatch}</Message>
      )}
      {hasImages && (
        <MediaGridList
          {...list}
          images={images}
          deletingIds={deletingIds}
          categories={categories}
          words={words}
        />
      )}
    </>
  );
}
