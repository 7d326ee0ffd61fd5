import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { button } from './Button.css.ts';

export interface ButtonLook {
  /** Text, an icon, or both. */
  children: ReactNode;
  /** Emphasis. `onImage` is for pictures, `danger` for deletions. Default: `primary`. */
  variant?: 'primary' | 'secondary' | 'onImage' | 'ghost' | 'danger';
  /** `icon` is a 48 px square, which needs an `aria-label`. Default `regular`. */
  size?: 'regular' | 'compact' | 'icon';
  /** `full` takes the width of its container. Default `auto`. */
  width?: 'auto' | 'full';
  /** Accessible name, for an icon alone or an unclear text. */
  'aria-label'?: string;
}

export interface ButtonProps extends ButtonLook {
  /** Called once for each press with a pointer, Enter, Space, or a screen reader. */
  onPress?: () => void;
  /** Disables the button. */
  isDisabled?: boolean;
  /** Busy: a press has no effect, but the button keeps the focus and announces its state. */
  isPending?: boolean;
  /** What it does in a form. Default `button`. */
  type?: 'button' | 'submit' | 'reset';
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Whether the controlled element is open. */
  'aria-expanded'?: boolean;
  /** The id of the element it controls. */
  'aria-controls'?: string;
  /** The kind of element that it opens. */
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox';
  /** Ref to the `button` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Button for an action on the page. React Aria's Button, which renders `<button>`. */
export function Button({
  variant = 'primary',
  size = 'regular',
  width = 'auto',
  ...props
}: ButtonProps) {
  return <AriaButton {...props} className={button({ variant, size, width })} />;
}
