import type { LucideIcon } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { liftToasts } from '../../components/Toast/liftToasts.ts';
import { counted } from '../counted.ts';
import { type Failure, FailureList } from '../FailureList/FailureList.tsx';
import { Toolbar } from '../Toolbar.tsx';
import * as styles from './SelectionFrame.css.ts';

const format = new Intl.NumberFormat('en-US');

export interface SelectionFrameProps {
  /** What an item is, such as "image". */
  what: string;
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

/** React Aria's grids announce their selection while they have the focus. */
function useQuietInGrid(count: number) {
  const ref = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new count is announced or not
  useLayoutEffect(() => {
    const isInGrid = document.activeElement?.closest('[role="grid"]');
    ref.current?.setAttribute('aria-live', isInGrid ? 'off' : 'polite');
  }, [count]);
  return ref;
}

/** Closes the open panel by its own button. */
function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const opener = currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]');
  if (key !== 'Escape' || !opener) return;
  opener.focus();
  opener.click();
}

/**
 * Toolbar for the selected items, with their count, progress, and failures. It sticks to the bottom edge.
 * Renders a named `<section>` with a toolbar.
 */
export function SelectionFrame({
  what,
  count,
  shownCount,
  progress = null,
  failures = [],
  onSelectAll,
  onClear,
  onDismissFailures,
  panel,
  actions,
}: SelectionFrameProps) {
  const focusBack = useFocusBack();
  const countRef = useQuietInGrid(count);
  if (count === 0 && failures.length === 0 && !progress) return null;
  return (
    <section
      {...focusBack}
      onKeyDown={onKeyDown}
      aria-label={`Selected ${what}s`}
      className={styles.bar}
    >
      <FailureList
        failures={failures}
        title={`${counted(failures.length, what)} couldn’t be changed:`}
        onDismiss={onDismissFailures}
      />
      {panel}
      {progress && (
        <ProgressBar
          value={progress.done}
          total={progress.total}
          label={`${progress.done} of ${counted(progress.total, what)} done`}
        />
      )}
      <Toolbar aria-label={`Actions for the selected ${what}s`} className={styles.row}>
        <div className={styles.counted}>
          <p ref={countRef} role="status" className={styles.count}>
            {format.format(count)} selected
          </p>
          {count < shownCount && (
            <Button
              variant="ghost"
              size="compact"
              isDisabled={progress !== null}
              onPress={onSelectAll}
            >
              Select all {format.format(shownCount)}
            </Button>
          )}
          <Button
            variant="ghost"
            size="compact"
            isDisabled={progress !== null || count === 0}
            onPress={onClear}
          >
            Clear
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
