import { ChevronDown, ChevronUp, type LucideIcon, Mail, MailOpen, Trash2, X } from 'lucide-react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import * as styles from './LeadDetails.css.ts';
import type { LeadDetailsLabels } from './leadDetailsLabels.ts';

interface LeadDetailsBarProps {
  isUnread: boolean;
  onToggleUnread: () => void;
  onDelete: () => void;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
  words: LeadDetailsLabels;
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  onPress?: () => void;
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

export function LeadDetailsBar({
  isUnread,
  onToggleUnread,
  onDelete,
  onClose,
  onPrevious,
  onNext,
  words,
}: LeadDetailsBarProps) {
  return (
    <Toolbar aria-label={words.facts} className={styles.bar}>
      <Action icon={X} label={words.close} onPress={onClose} />
      <Action icon={ChevronUp} label={words.previous} onPress={onPrevious} />
      <Action icon={ChevronDown} label={words.next} onPress={onNext} />
      <span className={styles.gap} />
      <Action
        icon={isUnread ? MailOpen : Mail}
        label={isUnread ? words.markRead : words.markUnread}
        onPress={onToggleUnread}
      />
      <Action icon={Trash2} label={words.delete} onPress={onDelete} />
    </Toolbar>
  );
}
