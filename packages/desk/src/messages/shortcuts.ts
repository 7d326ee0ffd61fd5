import type { ShortcutGroup } from '@custom-designs/ui/components/KeyboardHelp';
import { type ContactResult, contactResults, resultLabels, statuses } from './statuses.ts';

export type Command =
  | 'close'
  | 'delete'
  | 'help'
  | 'next'
  | 'note'
  | 'previous'
  | 'search'
  | 'select'
  | 'undo'
  | 'unread'
  | 'tomorrow'
  | 'monday'
  | 'unplan'
  | 'own'
  | 'caller'
  | { readonly result: ContactResult }
  | { readonly status: string };

interface Key {
  /** As in `KeyboardEvent.key`. */
  readonly keys: readonly string[];
  readonly command: Command;
  readonly label: string;
}

const moving: readonly Key[] = [
  { keys: ['j'], command: 'next', label: 'Next message' },
  { keys: ['k'], command: 'previous', label: 'Previous message' },
  { keys: ['Escape'], command: 'close', label: 'Back to the list' },
  { keys: ['/'], command: 'search', label: 'Search' },
];

const doing: readonly Key[] = [
  { keys: ['n'], command: 'note', label: 'Write a note' },
  { keys: ['c'], command: 'caller', label: 'New message from a caller' },
  { keys: ['u'], command: 'unread', label: 'Mark as read or unread' },
  { keys: ['x'], command: 'select', label: 'Select or deselect' },
  { keys: ['e', '#'], command: 'delete', label: 'Delete' },
  { keys: ['z'], command: 'undo', label: 'Undo the last change' },
  { keys: ['?'], command: 'help', label: 'Show keyboard shortcuts' },
];

const resultKeys = { reached: 'r', voicemail: 'v', later: 'l' } as const;

const next: readonly Key[] = [
  ...contactResults.map(
    (result): Key => ({
      keys: [resultKeys[result]],
      command: { result },
      label: resultLabels[result],
    }),
  ),
  { keys: ['t'], command: 'tomorrow', label: 'Follow up tomorrow' },
  { keys: ['m'], command: 'monday', label: 'Follow up on Monday' },
  { keys: ['d'], command: 'unplan', label: 'Clear the follow-up' },
  { keys: ['o'], command: 'own', label: 'Assign to me' },
];

const status: readonly Key[] = statuses.map(({ value, label }, index) => ({
  keys: [`${index + 1}`],
  command: { status: value },
  label,
}));

const commands = new Map(
  [...moving, ...doing, ...next, ...status].flatMap(({ keys, command }) =>
    keys.map((key) => [key, command] as const),
  ),
);

const listed = (keys: readonly Key[]) =>
  keys.map((key) => ({
    keys: key.keys.map((one) => (one === 'Escape' ? 'Esc' : one)),
    label: key.label,
  }));

/** The shortcuts as the help sheet lists them. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Navigation',
    items: [
      ...listed(moving.slice(0, 2)),
      { keys: ['Enter'], label: 'Open the message' },
      ...listed(moving.slice(2)),
    ],
  },
  { title: 'Status', items: listed(status) },
  { title: 'Next step', items: listed(next) },
  { title: 'Actions', items: listed(doing) },
];

/** Fields that someone types in. */
export const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const taken = '[role="listbox"], [role="alertdialog"]';

/** Names the key of the undo, and may have the focus, as after a press of its button. */
const toast = '[role="region"] [role="alertdialog"]';

/** Whether the focused element uses the key itself: a field, an open list, or a dialog. */
function isTaken(target: Element | EventTarget | null, command: Command): boolean {
  if (target === null || !('closest' in target)) return false;
  if (command === 'undo' && target.closest(toast)) return false;
  if (target.closest(typing) || target.closest(taken)) return true;
  const dialog = target.closest('[role="dialog"]');
  return dialog !== null && dialog.querySelector('article') === null;
}

type Pressed = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'isComposing' | 'key' | 'metaKey' | 'target'
>;

/** Returns the command of a key. Null if the key isn't a shortcut or belongs to a field. */
export function commandOf(event: Pressed): Command | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return null;
  const command = commands.get(event.key);
  return command === undefined || isTaken(event.target, command) ? null : command;
}
