import { FolderOpen, Star, StarOff, Tag, Trash2 } from 'lucide-react';
import { SelectionAction } from '../../admin/index.ts';
import type { SelectionBarLabels } from './selectionBarLabels.ts';

export type SelectionPanel = 'category' | 'tags';

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
    <>
      <SelectionAction
        {...{ icon: FolderOpen, label: words.category, isDisabled }}
        isOpen={open === 'category'}
        onPress={() => onToggle('category')}
      />
      <SelectionAction
        {...{ icon: Tag, label: words.tags, isDisabled }}
        isOpen={open === 'tags'}
        onPress={() => onToggle('tags')}
      />
      <SelectionAction
        {...{ icon: Star, label: words.feature, isDisabled }}
        onPress={() => onSetFeatured(true)}
      />
      <SelectionAction
        {...{ icon: StarOff, label: words.unfeature, isDisabled }}
        onPress={() => onSetFeatured(false)}
      />
      <SelectionAction
        {...{ icon: Trash2, label: words.delete, isDisabled, isDanger: true }}
        onPress={onDelete}
      />
    </>
  );
}
