import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { MediaThumbnail } from '../../desk/MediaThumbnail/MediaThumbnail.tsx';
import * as styles from './CoverField.css.ts';

export interface CoverFieldProps {
  /** Address of the picture. Empty for none. */
  url: string;
  /** Opens the pictures to choose from. */
  onChoose: () => void;
  /** Removes the picture from the post. */
  onRemove: () => void;
}

/** The picture at the head of a post, with buttons to choose and remove it. Renders a named group. */
export function CoverField({ url, onChoose, onRemove }: CoverFieldProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, not for actions
    <div role="group" aria-labelledby={id} className={styles.field}>
      <p id={id} className={styles.label}>
        Cover
      </p>
      {url && (
        <div className={styles.picture}>
          <MediaThumbnail url={url} thumbnailUrl={null} />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" size="compact" onPress={onChoose}>
          {url ? 'Replace cover' : 'Choose cover'}
        </Button>
        {url && (
          <Button variant="ghost" size="compact" onPress={onRemove}>
            Remove cover
          </Button>
        )}
      </div>
      <p className={styles.hint}>The picture at the top of the article and in lists.</p>
    </div>
  );
}
