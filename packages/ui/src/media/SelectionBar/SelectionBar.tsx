import {
  Ellipsis,
  Eye,
  EyeOff,
  FolderOpen,
  FolderPlus,
  PencilLine,
  Star,
  StarOff,
  Tag,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import type { SelectOption } from '../../components/Select/Select.tsx';
import { SelectionAction, SelectionFrame, type SelectionFrameProps } from '../../desk/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import type { TagCount } from '../image.ts';
import { SelectionBarCategory, SelectionBarMore, SelectionBarTags } from './SelectionBarPanels.tsx';
import { SelectionBarWords, type SelectionWords } from './SelectionBarWords.tsx';
import { defaultSelectionBarLabels, type SelectionBarLabels } from './selectionBarLabels.ts';

export interface SelectionBarProps extends Omit<SelectionFrameProps, 'actions' | 'panel' | 'what'> {
  /** Tags of the selected images, which can be removed. */
  tags: readonly TagCount[];
  /** Tags in use, as suggestions. */
  suggestions?: readonly string[];
  /** Categories to choose from. */
  categories: readonly SelectOption[];
  /** Sets the title, the description, or both. `{n}` in the title stands for a number. */
  onSetWords: (words: SelectionWords) => void;
  /** Moves the selected images to the category with this value. */
  onSetCategory: (category: string) => void;
  /** Adds tags to the selected images and removes others. */
  onChangeTags: (added: readonly string[], removed: readonly string[]) => void;
  /** Features or unfeatures the selected images. */
  onSetFeatured: (isFeatured: boolean) => void;
  /** Shows the selected images on the website or hides them from it. */
  onSetPublished: (isPublished: boolean) => void;
  /** Makes a project of the selected images. */
  onMakeProject: () => void;
  /** Deletes the selected images. The bar doesn't ask first. */
  onDelete: () => void;
  /** Overrides the English labels. */
  labels?: Partial<SelectionBarLabels>;
}

type Panel = 'words' | 'category' | 'tags' | 'more';

/** Toolbar for the selected images. It sticks to the bottom edge. Renders a named `<section>`. */
export function SelectionBar({
  tags,
  suggestions = [],
  categories,
  onSetWords,
  onSetCategory,
  onChangeTags,
  onSetFeatured,
  onSetPublished,
  onMakeProject,
  onDelete,
  labels: ownLabels,
  ...frame
}: SelectionBarProps) {
  const { count, progress } = frame;
  const labels = useLabels('SelectionBar', defaultSelectionBarLabels, ownLabels);
  const [open, setOpen] = useState<Panel | null>(null);
  const isDisabled = Boolean(progress) || count === 0;
  const shownPanel = isDisabled ? null : open;
  const panel = { count, labels, onCancel: () => setOpen(null) };
  const opens = (panel: Panel) => ({
    isOpen: shownPanel === panel,
    onPress: () => setOpen(open === panel ? null : panel),
  });
  const act = (change: () => void) => {
    setOpen(null);
    change();
  };
  return (
    <SelectionFrame
      {...frame}
      what="image"
      panel={
        <>
          {shownPanel === 'words' && (
            <SelectionBarWords {...panel} onApply={(words) => act(() => onSetWords(words))} />
          )}
          {shownPanel === 'category' && (
            <SelectionBarCategory
              {...panel}
              categories={categories}
              onApply={(category) => act(() => onSetCategory(category))}
            />
          )}
          {shownPanel === 'tags' && (
            <SelectionBarTags
              {...panel}
              tags={tags}
              suggestions={suggestions}
              onApply={(added, removed) => act(() => onChangeTags(added, removed))}
            />
          )}
          {shownPanel === 'more' && (
            <SelectionBarMore
              actions={[
                { icon: FolderPlus, label: labels.makeProject, onPress: onMakeProject },
                { icon: Eye, label: labels.show, onPress: () => onSetPublished(true) },
                { icon: EyeOff, label: labels.hide, onPress: () => onSetPublished(false) },
                { icon: Star, label: labels.feature, onPress: () => onSetFeatured(true) },
                { icon: StarOff, label: labels.unfeature, onPress: () => onSetFeatured(false) },
              ].map((action) => ({ ...action, onPress: () => act(action.onPress) }))}
            />
          )}
        </>
      }
      actions={
        <>
          <SelectionAction
            icon={PencilLine}
            label={labels.words}
            isDisabled={isDisabled}
            {...opens('words')}
          />
          <SelectionAction
            icon={FolderOpen}
            label={labels.category}
            isDisabled={isDisabled}
            {...opens('category')}
          />
          <SelectionAction
            icon={Tag}
            label={labels.tags}
            isDisabled={isDisabled}
            {...opens('tags')}
          />
          <SelectionAction
            icon={Ellipsis}
            label={labels.more}
            isDisabled={isDisabled}
            {...opens('more')}
          />
          <SelectionAction
            icon={Trash2}
            label={labels.delete}
            isDisabled={isDisabled}
            isDanger
            onPress={onDelete}
          />
        </>
      }
    />
  );
}
