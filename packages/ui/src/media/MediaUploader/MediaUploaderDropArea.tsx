import { ImagePlus } from 'lucide-react';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './MediaUploader.css.ts';
import type { MediaUploaderWords } from './mediaUploaderWords.ts';

interface MediaUploaderDropAreaProps {
  isDisabled: boolean;
  isDropTarget: boolean;
  onFiles: (files: Iterable<File>) => void;
  words: MediaUploaderWords;
}

/** The picker, and the place that lights up while something is dragged over the panel. */
export function MediaUploaderDropArea({
  isDisabled,
  isDropTarget,
  onFiles,
  words,
}: MediaUploaderDropAreaProps) {
  return (
    <div className={styles.dropArea}>
      <label className={styles.picker}>
        <Icon icon={ImagePlus} />
        {words.select}
        <input
          type="file"
          accept="image/*"
          multiple
          disabled={isDisabled}
          className={styles.pickerInput}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // The same file may be chosen again, after it was taken out of the list.
            currentTarget.value = '';
          }}
        />
      </label>
      <p className={styles.invitation}>{isDropTarget ? words.dropNow : words.drop}</p>
      <p>{words.accepted}</p>
    </div>
  );
}
