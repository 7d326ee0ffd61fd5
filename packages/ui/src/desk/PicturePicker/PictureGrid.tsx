import { useState } from 'react';
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox';
import { Button } from '../../components/Button/Button.tsx';
import { MediaThumbnail } from '../MediaThumbnail/MediaThumbnail.tsx';
import * as styles from './PicturePicker.css.ts';

export interface GridImage {
  readonly id: string;
  /** Null for none, or for one that is no longer there. */
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  /** Its title or file name. */
  readonly name: string;
}

interface PictureGridProps
  extends Pick<
    ListBoxProps<GridImage>,
    'aria-label' | 'aria-labelledby' | 'selectionMode' | 'disallowEmptySelection'
  > {
  images: readonly GridImage[];
  /** The ids of the chosen pictures. */
  chosen: readonly string[];
  /** Called with the ids of those that are now chosen. */
  onChoose: (ids: readonly string[]) => void;
}

/** More thumbnails at once would slow the dialog down. */
const STEP = 60;

/** Thumbnails to choose from, named by their titles. React Aria's ListBox. */
export function PictureGrid({ images, chosen, onChoose, ...list }: PictureGridProps) {
  // A picture that was chosen before is shown, so that arrow keys start there.
  const [limit, setLimit] = useState(() =>
    Math.max(STEP, 1 + images.findIndex(({ id }) => chosen.includes(id))),
  );
  return (
    <>
      <ListBox
        {...list}
        layout="grid"
        selectedKeys={chosen}
        onSelectionChange={(selection) =>
          selection !== 'all' && onChoose([...selection].map(String))
        }
        items={images.slice(0, limit)}
        className={styles.grid}
      >
        {({ id, url, thumbnailUrl, name }) => (
          <ListBoxItem id={id} textValue={name} className={styles.item}>
            <span className={styles.picture}>
              <MediaThumbnail
                url={url}
                thumbnailUrl={thumbnailUrl}
                {...(url === null && { isTiny: true, placeholderLabel: '' })}
              />
            </span>
            <span className={styles.name}>{name}</span>
          </ListBoxItem>
        )}
      </ListBox>
      {images.length > limit && (
        <Button variant="secondary" onPress={() => setLimit(limit + STEP)}>
          Show more
        </Button>
      )}
    </>
  );
}
