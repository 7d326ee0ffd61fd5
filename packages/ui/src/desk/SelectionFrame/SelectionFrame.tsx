import type { LucideIcon } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { liftToasts } from '../../components/Toast/liftToasts.ts';
import {
  defaultFailureListLabels,
  type Failure,
  FailureList,
} from '../FailureList/FailureList.tsx';
import { Toolbar } from '../Toolbar.tsx';
import * as styles from './SelectionFrame.css.ts';

const number = (count: number) => new Intl.NumberFormat('en-US').format(count);

export const defaultSelectionFrameLabels = {
  ...defaultFailureListLabels,
  label: 'Selection',
  actions: 'Actions for the selection',
  count: (count: number) => `${number(count)} selected`,
  selectAll: (count: number) => `Select all ${number(count)}`,
  clear: 'Clear',
  progress: (done: number, total: number) => `${number(done)} of ${number(total)} done`,
};

export type SelectionFrameLabels = typeof defaultSelectionFrameLabels;

export interface SelectionFrameProps {
  /** Number of selected items. The bar is hidden at zero, unless it has something to report. */
  count: number;
  /** How many items "Select all" would select. */
  shownCount: number;
  /** Progress of the running change. Null when there is none. */
  progress?: { readonly done: number; readonly total: number } | null;
  /** Items that the last change failed for, and why. */
  failures?: readonly Failure[];
  /** Selects all items shown. */
  onSelectAll: () => void;
  /** Clears the selection. */
  onClear: () => void;
  /** Closes the list of failures. */
  onDismissFailures?: () => void;
  /** Panel above the actions, for an action that needs input. */
  panel?: ReactNode;
  /** SelectionAction elements. */
  actions: ReactNode;
  /** Overrides the English labels. */
  labels?: Partial<SelectionFrameLabels>;
}

/** Returns the focus to where it was before it entered the bar, or else to the list. */
function useFocusBack() {
  const origin = useRef<Element | null>(null);
  const [ref] = useState(() => (bar: HTMLElement) => {
    const lowerToasts = liftToasts(bar);
    return () => {
      lowerToasts();
      if (!bar.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        const { current } = origin;
        const to = current?.isConnected ? current : document.querySelector('[role=grid]');
        if (document.activeElement === document.body && to instanceof HTMLElement) to.focus();
      });
    };
  });
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  return { ref, onFocus };
}

/**
 * Toolbar for the selected items, with their count, progress, and failures. It sticks to the bottom edge.
 * Renders a named `<section>` with a toolbar.
 */
export function SelectionFrame({
  count,
  shownCount,
  progress = null,
  failures = [],
  onSelectAll,
  onClear,
  onDismissFailures,
  panel,
  actions,
  labels: ownLabels,
}: SelectionFrameProps) {
  const labels = { ...defaultSelectionFrameLabels, ...ownLabels };
  const focusBack = useFocusBack();
  if (count === 0 && failures.length === 0 && !progress) return null;
  return (
    <section {...focusBack} aria-label={labels.label} className={styles.bar}>
      <FailureList failures={failures} onDismiss={onDismissFailures} labels={labels} />
      {panel}
      {progress && (
        <ProgressBar
          value={progress.done}
          total={progress.total}
          label={labels.progress(progress.done, progress.total)}
        />
      )}
      <Toolbar aria-label={labels.actions} className={styles.row}>
        <div className={styles.counted}>
          <p role="status" className={styles.count}>
            {labels.count(count)}
          </p>
          {count < shownCount && (
            <Button
              variant="ghost"
              size="compact"
              isDisabled={progress !== null}
              onPress={onSelectAll}
            >
              {labels.selectAll(shownCount)}
            </Button>
          )}
          <Button
            variant="ghost"
            size="compact"
            isDisabled={progress !== null || count === 0}
            onPress={onClear}
          >
            {labels.clear}
          </Button>
        </div>
        <div className={styles.actions}>{actions}</div>
      </Toolbar>
    </section>
  );
}

export interface SelectionActionProps {
  /** A lucide component. */
  icon: LucideIcon;
  /** One or two words. */
  label: string;
  /** Called once for each press. */
  onPress: () => void;
  /** Can't be pressed. */
  isDisabled: boolean;
  /** Styles it as destructive. */
  isDanger?: boolean;
  /** Whether its panel is open. */
  isOpen?: boolean;
}

/** Button for one action of a SelectionFrame. On phones its icon is above its label. */
export function SelectionAction({ icon, label, isDanger, isOpen, ...press }: SelectionActionProps) {
  return (
    <AriaButton
      {...press}
      aria-expanded={isOpen}
      data-danger={isDanger || undefined}
      className={styles.action}
    >
      <Icon icon={icon} />
      {label}
    </AriaButton>
  );
}
