import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button/Button.tsx';
import { MediaThumbnail } from '../../desk/MediaThumbnail/MediaThumbnail.tsx';
import { Anchor } from '../../text/index.ts';
import type { ImageUse, MediaImage } from '../image.ts';
import * as styles from './MediaEditor.css.ts';
import type { MediaEditorLabels } from './mediaEditorLabels.ts';

/** The pages that show the image. Null while they're being read, `failed` if they can't be. */
export type KnownUses = readonly ImageUse[] | 'failed' | null;

interface UsesProps {
  uses: KnownUses;
  labels: MediaEditorLabels;
}

function Uses({ uses, labels }: UsesProps) {
  if (uses === null) return <p className={styles.uses}>{labels.checkingUses}</p>;
  if (uses === 'failed') return <p className={styles.uses}>{labels.usesFailed}</p>;
  if (uses.length === 0) return <p className={styles.uses}>{labels.unused}</p>;
  return (
    <div className={styles.uses}>
      <p>{labels.usedIn}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role with the bullets */}
      <ul role="list" className={styles.useList}>
        {uses.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href} target="_blank" className={styles.use}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface MediaEditorPreviewProps {
  image: MediaImage;
  uses?: KnownUses | undefined;
  onReplace?: ((file: File) => void) | undefined;
  isReplacing: boolean;
  isDisabled: boolean;
  labels: MediaEditorLabels;
}

/** The uncropped picture, its file's details, and where it is used. */
export function MediaEditorPreview({
  image,
  uses,
  onReplace,
  isReplacing,
  isDisabled,
  labels,
}: MediaEditorPreviewProps) {
  const { url, thumbnailUrl, fileName, width, height, fileSize, createdAt } = image;
  const replace = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onReplace?.(file);
  };
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        <MediaThumbnail url={url} thumbnailUrl={thumbnailUrl} alt={image.description ?? ''} />
      </div>
      <p className={styles.facts}>
        <bdi>{fileName}</bdi>
        {width !== null && height !== null && <span>{labels.size(width, height)}</span>}
        {fileSize !== null && <span>{labels.weight(fileSize)}</span>}
        {createdAt !== null && <span>{labels.date(createdAt)}</span>}
      </p>
      <div className={styles.file}>
        <a href={url} target="_blank" rel="noreferrer" className={styles.original}>
          {labels.original}
        </a>
        {onReplace && (
          <FileTrigger acceptedFileTypes={['image/*']} onSelect={replace}>
            <Button
              variant="secondary"
              size="compact"
              isDisabled={isDisabled}
              isPending={isReplacing}
            >
              {isReplacing ? labels.replacing : labels.replace}
            </Button>
          </FileTrigger>
        )}
      </div>
      {uses !== undefined && <Uses uses={uses} labels={labels} />}
    </div>
  );
}
