import { Dialog } from '../Dialog/Dialog.tsx';
import { Switch } from '../Switch/Switch.tsx';
import * as styles from './KeyboardHelp.css.ts';

export interface Shortcut {
  /** Keys as they are printed on a keyboard, one after the other: `['j']`, `['Shift', 'Enter']`. */
  readonly keys: readonly string[];
  /** What they do. */
  readonly label: string;
}

export interface ShortcutGroup {
  /** What the keys of the group have in common. */
  readonly title: string;
  readonly items: readonly Shortcut[];
}

export const defaultKeyboardHelpLabels = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  /** Beside the switch. */
  enabled: 'Use single-key shortcuts',
};

export type KeyboardHelpLabels = typeof defaultKeyboardHelpLabels;

export interface KeyboardHelpProps {
  /** Whether it is there. */
  isOpen: boolean;
  /** Called when somebody asks to close it. */
  onClose: () => void;
  /** The keys, in groups. */
  groups: readonly ShortcutGroup[];
  /** Whether the keys do something. With `onEnabledChange` people turn them off here (WCAG 2.1.4). */
  isEnabled?: boolean;
  /** Called when somebody turns the keys on or off. */
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
  const { title, close, enabled } = { ...defaultKeyboardHelpLabels, ...labels };
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
