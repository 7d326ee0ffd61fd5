import type { MediaImage } from '../image.ts';
import { MediaThumbnail } from '../MediaThumbnail/index.ts';
import * as styles from './MediaEditor.css.ts';
import type { MediaEditorWords } from './mediaEditorWords.ts';

/** The picture whole, and what its file says about itself. */
export function MediaEditorPreview({
  image,
  words,
}: {
  image: MediaImage;
  words: MediaEditorWords;
}) {
  const { url, thumbnailUrl, fileName, width, height, fileSize, createdAt } = image;
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        <MediaThumbnail url={url} thumbnailUrl={thumbnailUrl} alt={image.description ?? ''} />
      </div>
      <p className={styles.facts}>
        <bdi>{fileName}</bdi>
        {width !== null && height !== null && <span>{words.size(width, height)}</span>}
        {fileSize !== null && <span>{words.weight(fileSize)}</span>}
        {createdAt !== null && <span>{words.date(createdAt)}</span>}
      </p>
      <a href={url} target="_blank" rel="noreferrer" className={styles.original}>
        {words.original}
      </a>
    </div>
  );
}
