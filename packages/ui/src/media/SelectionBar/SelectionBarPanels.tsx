import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { SelectionAction } from '../../desk/index.ts';
import { TagField } from '../../desk/TagField/TagField.tsx';
import type { TagCount } from '../image.ts';
import * as styles from './SelectionBarPanels.css.ts';
import type { SelectionBarLabels } from './selectionBarLabels.ts';

export interface PanelProps {
  count: number;
  labels: SelectionBarLabels;
  onCancel: () => void;
}

export function PanelFoot({
  count,
  labels,
  onCancel,
  onApply,
}: PanelProps & { onApply?: () => void }) {
  return (
    <div className={styles.panelFoot}>
      <Button variant="ghost" size="compact" onPress={onCancel}>
        {labels.cancel}
      </Button>
      <Button size="compact" isDisabled={onApply === undefined} onPress={onApply}>
        {labels.apply(count)}
      </Button>
    </div>
  );
}

interface CategoryPanelProps extends PanelProps {
  categories: readonly SelectOption[];
  onApply: (category: string) => void;
}

export function SelectionBarCategory({ categories, onApply, ...panel }: CategoryPanelProps) {
  const [category, setCategory] = useState(categories[0]?.value ?? '');
  return (
    <div className={styles.panel}>
      <Select
        name="selection-category"
        label={panel.labels.categoryField}
        items={categories}
        value={category}
        onChange={setCategory}
      />
      <PanelFoot {...panel} onApply={() => onApply(category)} />
    </div>
  );
}

interface MorePanelProps {
  actions: readonly { icon: LucideIcon; label: string; onPress: () => void }[];
}

/** Actions that need more words than fit beside the others. */
export function SelectionBarMore({ actions }: MorePanelProps) {
  return (
    <div className={styles.more}>
      {actions.map((action) => (
        <SelectionAction key={action.label} {...action} isDisabled={false} />
      ))}
    </div>
  );
}

interface TagsPanelProps extends PanelProps {
  /** Tags of the selected images. */
  tags: readonly TagCount[];
  suggestions: readonly string[];
  onApply: (added: readonly string[], removed: readonly string[]) => void;
}

export function SelectionBarTags({ tags, suggestions, onApply, ...panel }: TagsPanelProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { labels } = panel;
  const toggle = (tag: string) =>
    setRemoved(removed.includes(tag) ? removed.filter((each) => each !== tag) : [...removed, tag]);
  const isNothing = added.length + removed.length === 0;
  return (
    <div className={styles.panel}>
      <TagField
        autoFocus
        tags={added}
        onChange={setAdded}
        suggestions={suggestions}
        label={labels.addTags}
        listLabel={labels.tagsToAdd}
      />
      {tags.length > 0 && (
        <fieldset className={styles.removable}>
          <legend className={styles.removableTitle}>{labels.removeTags}</legend>
          {tags.map(({ tag }) => (
            <div key={tag} className={styles.removableTag}>
              <Checkbox isSelected={removed.includes(tag)} onChange={() => toggle(tag)}>
                <span dir="auto">{tag}</span>
              </Checkbox>
            </div>
          ))}
        </fieldset>
      )}
      <PanelFoot {...panel} onApply={isNothing ? undefined : () => onApply(added, removed)} />
    </div>
  );
}
