import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CloudUpload,
  type LucideIcon,
  PencilLine,
  ScanSearch,
  X,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import { GridListItem } from 'react-aria-components/GridList';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { MediaThumbnail } from '../../desk/MediaThumbnail/MediaThumbnail.tsx';
import * as styles from './MediaUploaderFile.css.ts';
import type { MediaUploaderLabels } from './mediaUploaderLabels.ts';
import type { UploadFile } from './uploadQueue.ts';

interface MediaUploaderFileProps {
  item: UploadFile;
  isBusy: boolean;
  onDetails: (id: string) => void;
  onRemove: (id: string) => void;
  labels: MediaUploaderLabels;
}

/** A file's status as an icon and text. */
function fileStatus(
  { status, picture, progress, error }: UploadFile,
  isBusy: boolean,
  labels: MediaUploaderLabels,
): { icon: LucideIcon; text: string } {
  switch (status) {
    case 'uploading':
      return { icon: CloudUpload, text: labels.uploading(Math.round(progress * 100)) };
    case 'success':
      return { icon: CircleCheck, text: labels.uploaded };
    case 'error':
      return { icon: CircleAlert, text: error ?? labels.failed };
    case 'pending':
      if (!picture) return { icon: ScanSearch, text: labels.checking };
      return { icon: CircleDashed, text: isBusy ? labels.waiting : labels.ready };
  }
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

function Action({ icon, label, ...press }: ActionProps) {
  return (
    <Tooltip content={label}>
      <Button {...press} variant="ghost" size="icon" aria-label={label}>
        <Icon icon={icon} />
      </Button>
    </Tooltip>
  );
}

/** Row of one file in the upload queue. */
export function MediaUploaderFile({
  item,
  isBusy,
  onDetails,
  onRemove,
  labels,
}: MediaUploaderFileProps) {
  const { id, file, previewUrl, status, progress, duplicateOf, changes } = item;
  const { icon, text } = fileStatus(item, isBusy, labels);
  const isUploaded = status === 'success';
  return (
    <GridListItem id={id} textValue={file.name} className={styles.file} data-status={status}>
      <span className={styles.picture}>
        <MediaThumbnail url={previewUrl} thumbnailUrl={null} isTiny placeholderLabel="" />
      </span>
      <span className={styles.text}>
        <bdi className={styles.name} title={file.name}>
          {file.name}
        </bdi>
        <span className={styles.facts}>
          <span>{labels.megabytes(file.size)}</span>
          <span className={styles.status}>
            <Icon icon={icon} />
            {text}
          </span>
          {Object.keys(changes).length > 0 && <span>{labels.ownDetails}</span>}
          {duplicateOf !== null && !isUploaded && (
            <span className={styles.duplicate}>{labels.duplicate(duplicateOf)}</span>
          )}
        </span>
      </span>
      <span className={styles.actions}>
        {!isUploaded && (
          <>
            <Action
              icon={PencilLine}
              label={labels.details(file.name)}
              isDisabled={isBusy}
              onPress={() => onDetails(id)}
            />
            <Action
              icon={X}
              label={labels.remove(file.name)}
              isDisabled={isBusy}
              onPress={() => onRemove(id)}
            />
          </>
        )}
      </span>
      {status === 'uploading' && (
        <span className={styles.progress} style={{ '--ui-progress': progress } as CSSProperties} />
      )}
    </GridListItem>
  );
}
