import { useLabels } from '../../text/Link/UiProvider.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Switch } from '../Switch/Switch.tsx';
import * as styles from './KeyboardHelp.css.ts';

export interface Shortcut {
  /** The keys, as printed on a keyboard: `['j']`, `['Shift', 'Enter']`. */
  readonly keys: readonly string[];
  /** What the keys do. */
  readonly label: string;
}

export interface ShortcutGroup {
  /** Title of the group. */
  readonly title: string;
  readonly items: readonly Shortcut[];
}

export const defaultKeyboardHelpLabels = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  /** Label of the switch. */
  enabled: 'Use single-key shortcuts',
};

export type KeyboardHelpLabels = typeof defaultKeyboardHelpLabels;

export interface KeyboardHelpProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog should close. */
  onClose: () => void;
  /** The keys, in groups. */
  groups: readonly ShortcutGroup[];
  /** Whether the shortcuts are on. With `onEnabledChange` the dialog has a switch to turn them off (WCAG 2.1.4). */
  isEnabled?: boolean;
  /** Called when the shortcuts are turned on or off. */
  onEnabledChange?: (isEnabled: boolean) => void;
  /** Overrides the English labels. */
  labels?: Partial<KeyboardHelpLabels>;
}

/** Dialog that lists the keyboard shortcuts of a screen. The screen itself handles the keys. */
export function KeyboardHelp({
  isOpen,
  onClose,
  groups,
  isEnabled = true,
  onEnabledChange,
  labels,
}: KeyboardHelpProps) {
  const { title, close, enabled } = useLabels('KeyboardHelp', defaultKeyboardHelpLabels, labels);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} labels={{ close }}>
      <div className={styles.groups}>
        {onEnabledChange && (
          <Switch isSelected={isEnabled} onChange={onEnabledChange}>
            {enabled}
          </Switch>
        )}
        {groups.map((group) => (
          <section key={group.title} className={styles.group}>
            <h3 className={styles.title}>{group.title}</h3>
            <dl className={styles.keys}>
              {group.items.map(({ keys, label }) => (
                <div key={label} className={styles.row}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.combination}>
                    {keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
