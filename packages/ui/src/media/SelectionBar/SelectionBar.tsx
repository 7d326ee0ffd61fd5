import { X } from 'lucide-react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import type { SelectOption } from '../../components/Select/index.ts';
import { Tooltip } from '../../components/Tooltip/index.ts';
import type { TagCount } from '../image.ts';
import { LineList } from '../LineList/index.ts';
import * as styles from './SelectionBar.css.ts';
import { SelectionBarActions, type SelectionPanel } from './SelectionBarActions.tsx';
import { SelectionBarCategory, SelectionBarTags } from './SelectionBarPanels.tsx';
import { defaultSelectionBarLabels, type SelectionBarLabels } from './selectionBarLabels.ts';

/** One image that a change for many did not reach. */
export interface SelectionFailure {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

interface ResultProps {
  failures: readonly SelectionFailure[];
  onDismiss?: () => void;
  words: SelectionBarLabels;
}

/** A line for each that failed; it stays until it is closed. */
function Result({ failures, onDismiss, words }: ResultProps) {
  return (
    <div role="alert" className={styles.result}>
      <div className={styles.resultHead}>
        <p>{words.failed(failures.length)}</p>
        {onDismiss && (
          <Tooltip content={words.dismiss}>
            <Button variant="ghost" size="icon" aria-label={words.dismiss} onPress={onDismiss}>
              <Icon icon={X} />
            </Button>
          </Tooltip>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className={styles.lines} tabIndex={0}>
        <LineList
          lines={failures.map(({ id, name, message }) => ({
            id,
            content: (
              <>
                <bdi className={styles.failed}>{name}</bdi> {message}
              </>
            ),
          }))}
          more={words.more}
        />
      </div>
    </div>
  );
}

export interface SelectionBarProps {
  /** How many are selected. With none, and nothing to report, the bar is not there. */
  count: number;
  /** How many "Select all" would select. */
  shownCount: number;
  /** Tags of the selected images, for taking away. */
  tags: readonly TagCount[];
  /** Tags in use anywhere, offered while one is typed. */
  suggestions?: readonly string[];
  /** Categories to choose from. */
  categories: readonly SelectOption[];
  /** A change that is under way; null when there is none. */
  progress?: { readonly done: number; readonly total: number } | null;
  /** Images that the last change did not reach, and why. */
  failures?: readonly SelectionFailure[];
  /** Selects everything that the filters show. */
  onSelectAll: () => void;
  /** Selects nothing any more. */
  onClear: () => void;
  /** Moves the selected images to the category with this value. */
  onSetCategory: (category: string) => void;
  /** Adds tags to the selected images and takes others away. */
  onChangeTags: (added: readonly string[], removed: readonly string[]) => void;
  /** Features the selected images, or no longer. */
  onSetFeatured: (isFeatured: boolean) => void;
  /** Ask before: the bar does not. */
  onDelete: () => void;
  /** Closes the list of failures. */
  onDismissFailures?: () => void;
  /** Words of the component. Default: English. */
  labels?: Partial<SelectionBarLabels>;
}

/** What can be done with many images at once. Sticks to the lower edge. Renders a named `<section>`. */
export function SelectionBar({
  count,
  shownCount,
  tags,
  suggestions = [],
  categories,
  progress = null,
  failures = [],
  onSelectAll,
  onClear,
  onSetCategory,
  onChangeTags,
  onSetFeatured,
  onDelete,
  onDismissFailures,
  labels,
}: SelectionBarProps) {
  const words = { ...defaultSelectionBarLabels, ...labels };
  const [open, setOpen] = useState<SelectionPanel | null>(null);
  if (count === 0 && failures.length === 0 && !progress) return null;
  const isDisabled = progress !== null || count === 0;
  const panel = { count, words, onCancel: () => setOpen(null) };
  const shownPanel = isDisabled ? null : open;
  const act = (change: () => void) => {
    setOpen(null);
    change();
  };
  return (
    <section aria-label={words.label} className={styles.bar}>
      {failures.length > 0 && (
        <Result failures={failures} onDismiss={onDismissFailures} words={words} />
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
      {progress && (
        <ProgressBar
          value={progress.done}
          total={progress.total}
          label={words.progress(progress.done, progress.total)}
        />
      )}
      <Toolbar aria-label={words.actions} className={styles.row}>
        <div className={styles.counted}>
          <p role="status" className={styles.count}>
            {words.count(count)}
          </p>
          {count < shownCount && (
            <Button
              variant="ghost"
              size="compact"
              isDisabled={progress !== null}
              onPress={onSelectAll}
            >
              {words.selectAll(shownCount)}
            </Button>
          )}
          <Button variant="ghost" size="compact" isDisabled={isDisabled} onPress={onClear}>
            {words.clear}
          </Button>
        </div>
        <SelectionBarActions
          {...{ words, isDisabled, onSetFeatured, onDelete }}
          open={shownPanel}
          onToggle={(panel) => setOpen(open === panel ? null : panel)}
        />
      </Toolbar>
    </section>
  );
}
