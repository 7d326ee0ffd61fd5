import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { MediaThumbnail } from '../../desk/MediaThumbnail/MediaThumbnail.tsx';
import * as styles from './CoverField.css.ts';

export const defaultCoverFieldLabels = {
  label: 'Cover',
  choose: 'Choose cover',
  replace: 'Replace cover',
  remove: 'Remove cover',
  hint: 'It heads the article and its cards. The title describes it.',
};

export interface CoverFieldProps {
  /** Address of the picture. Empty for none. */
  url: string;
  /** Opens the pictures to choose from. */
  onChoose: () => void;
  /** Removes the picture from the post. */
  onRemove: () => void;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultCoverFieldLabels>;
}

/** The picture at the head of a post, with buttons to choose and remove it. Renders a named group. */
export function CoverField({ url, onChoose, onRemove, labels: ownLabels }: CoverFieldProps) {
  const labels = { ...defaultCoverFieldLabels, ...ownLabels };
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, not for actions
    <div role="group" aria-labelledby={id} className={styles.field}>
      <p id={id} className={styles.label}>
        {labels.label}
      </p>
      {url && (
        <div className={styles.picture}>
          <MediaThumbnail url={url} thumbnailUrl={null} />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" size="compact" onPress={onChoose}>
          {url ? labels.replace : labels.choose}
        </Button>
        {url && (
          <Button variant="ghost" size="compact" onPress={onRemove}>
            {labels.remove}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{labels.hint}</p>
    </div>
  );
}
