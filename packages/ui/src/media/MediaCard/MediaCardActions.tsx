import { Link, type LucideIcon, Pencil, Trash } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { MediaImage } from '../image.ts';
import * as styles from './MediaCardActions.css.ts';
import type { MediaCardLabels } from './mediaCardLabels.ts';

/** The actions of a card. */
export interface MediaCardHandlers {
  /** Opens the editor. */
  onEdit: (image: MediaImage) => void;
  /** Opens the question before a deletion. */
  onDelete: (image: MediaImage) => void;
  /** Copies the URL of the original. */
  onCopyUrl: (image: MediaImage) => void;
  /** Toggles whether the image is featured. */
  onToggleFeatured: (image: MediaImage) => void;
  /** Renames the image on its card. Without it, titles can't be pressed. */
  onRename?: (image: MediaImage, title: string) => void;
}

const stop = (event: MouseEvent): void => event.stopPropagation();

/**
 * Props for a button inside a pressable row, so that a press only affects the button. React Aria
 * selects a row on pointer down.
 */
export const ownPress = (act: () => void) => ({
  onPointerDown: stop,
  onClick: (event: MouseEvent) => {
    stop(event);
    act();
  },
});

interface CardActionProps {
  icon: LucideIcon;
  label: string;
  name: string;
  onPress: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
}

function CardAction({ icon, label, name, onPress, isDanger, isDisabled }: CardActionProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={isDisabled}
      data-danger={isDanger || undefined}
      className={styles.action}
      {...ownPress(onPress)}
    >
      <Icon icon={icon} />
      {label}
    </button>
  );
}

interface MediaCardActionsProps extends Omit<MediaCardHandlers, 'onToggleFeatured' | 'onRename'> {
  image: MediaImage;
  name: string;
  labels: MediaCardLabels;
  isDeleting: boolean;
}

export function MediaCardActions({
  image,
  name,
  labels,
  isDeleting,
  onEdit,
  onCopyUrl,
  onDelete,
}: MediaCardActionsProps) {
  return (
    <div className={styles.actions}>
      <CardAction
        icon={Pencil}
        label={labels.edit}
        name={labels.editName(name)}
        isDisabled={isDeleting}
        onPress={() => onEdit(image)}
      />
      <CardAction
        icon={Link}
        label={labels.copyUrl}
        name={labels.copyUrlName(name)}
        onPress={() => onCopyUrl(image)}
      />
      <CardAction
        icon={Trash}
        label={isDeleting ? labels.deleting : labels.delete}
        name={isDeleting ? `${labels.deleting} ${name}` : labels.deleteName(name)}
        isDanger
        isDisabled={isDeleting}
        onPress={() => onDelete(image)}
      />
    </div>
  );
}
