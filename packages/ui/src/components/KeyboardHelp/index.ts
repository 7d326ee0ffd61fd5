export {
  defaultKeyboardHelpLabels,
  KeyboardHelp,
  type KeyboardHelpLabels,
  type KeyboardHelpProps,
  type Shortcut,
  type ShortcutGroup,
} from './KeyboardHelp.tsx';
