import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Pick<
    AriaCheckboxProps,
    | 'isSelected'
    | 'defaultSelected'
    | 'isIndeterminate'
    | 'isDisabled'
    | 'isReadOnly'
    | 'isRequired'
    | 'isInvalid'
    | 'name'
    | 'value'
    | 'slot'
    | 'aria-label'
    | 'aria-describedby'
  > {
  /** Label of the checkbox. Without it, pass an `aria-label`. */
  children?: ReactNode;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
}

/**
 * Checkbox with a label. The box is drawn here, because browsers draw theirs in different colors. Renders
 * `<label>` with a hidden `<input type="checkbox">`.
 */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={styles.checkbox}>
      <span className={styles.box} />
      {children}
    </AriaCheckbox>
  );
}
