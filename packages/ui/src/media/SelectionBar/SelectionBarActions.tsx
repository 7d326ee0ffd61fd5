import { FolderOpen, type LucideIcon, Star, StarOff, Tag, Trash2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './SelectionBar.css.ts';
import type { SelectionBarLabels } from './selectionBarLabels.ts';

export type SelectionPanel = 'category' | 'tags';

interface ActionProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  isDisabled: boolean;
  isDanger?: boolean;
  isOpen?: boolean;
}

function Action({ icon, label, onPress, isDisabled, isDanger, isOpen }: ActionProps) {
  return (
    <Button
      isDisabled={isDisabled}
      aria-expanded={isOpen}
      data-danger={isDanger || undefined}
      className={styles.action}
      onPress={onPress}
    >
      <Icon icon={icon} />
      {label}
    </Button>
  );
}

interface SelectionBarActionsProps {
  words: SelectionBarLabels;
  isDisabled: boolean;
  open: SelectionPanel | null;
  onToggle: (panel: SelectionPanel) => void;
  onSetFeatured: (isFeatured: boolean) => void;
  onDelete: () => void;
}

export function SelectionBarActions({
  words,
  isDisabled,
  open,
  onToggle,
  onSetFeatured,
  onDelete,
}: SelectionBarActionsProps) {
  return (
    <div className={styles.actions}>
      <Action
        {...{ icon: FolderOpen, label: words.category, isDisabled }}
        isOpen={open === 'category'}
        onPress={() => onToggle('category')}
      />
      <Action
        {...{ icon: Tag, label: words.tags, isDisabled }}
        isOpen={open === 'tags'}
        onPress={() => onToggle('tags')}
      />
      <Action
        {...{ icon: Star, label: words.feature, isDisabled }}
        onPress={() => onSetFeatured(true)}
      />
      <Action
        {...{ icon: StarOff, label: words.unfeature, isDisabled }}
        onPress={() => onSetFeatured(false)}
      />
      <Action
        {...{ icon: Trash2, label: words.delete, isDisabled, isDanger: true }}
        onPress={onDelete}
      />
    </div>
  );
}
