import {
  ArchiveRestore,
  ChevronDown,
  ChevronUp,
  CircleCheck,
  CircleDot,
  type LucideIcon,
  Trash2,
  X,
} from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { Toolbar } from '../../desk/Toolbar.tsx';
import * as styles from './LeadDetails.css.ts';

export interface LeadDetailsBarProps {
  isUnread: boolean;
  /** Marks it as unread or read. */
  onToggleUnread: () => void;
  /** Deletes it without asking, because the deletion can be undone. */
  onDelete: () => void;
  /** Restores a deleted message. With it there are no other actions. */
  onRestore?: (() => void) | undefined;
  /** Returns to the list. */
  onClose: () => void;
  /** Opens the previous message. Undefined for the first one. */
  onPrevious?: () => void;
  /** Opens the next message. Undefined for the last one. */
  onNext?: () => void;
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  onPress?: (() => void) | undefined;
}

const Action = ({ icon, label, onPress }: ActionProps) => (
  <Tooltip content={label}>
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      isDisabled={onPress === undefined}
      onPress={onPress}
    >
      <Icon icon={icon} />
    </Button>
  </Tooltip>
);

/** The icon buttons above a message. */
export function LeadDetailsBar({
  isUnread,
  onToggleUnread,
  onDelete,
  onRestore,
  ...moving
}: LeadDetailsBarProps) {
  return (
    <Toolbar aria-label="Details" className={styles.bar}>
      <Action icon={X} label="Close the message" onPress={moving.onClose} />
      <Action icon={ChevronUp} label="Previous message" onPress={moving.onPrevious} />
      <Action icon={ChevronDown} label="Next message" onPress={moving.onNext} />
      <span className={styles.gap} />
      <Action
        icon={isUnread ? CircleCheck : CircleDot}
        label={isUnread ? 'Mark as read' : 'Mark as unread'}
        onPress={onRestore ? undefined : onToggleUnread}
      />
      <Action
        icon={onRestore ? ArchiveRestore : Trash2}
        label={onRestore ? 'Restore' : 'Delete'}
        onPress={onRestore ?? onDelete}
      />
    </Toolbar>
  );
}
