import type { ReactNode } from 'react';
import {
  Switch as AriaSwitch,
  type SwitchProps as AriaSwitchProps,
} from 'react-aria-components/Switch';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Pick<
    AriaSwitchProps,
    'isSelected' | 'defaultSelected' | 'isDisabled' | 'isReadOnly' | 'name' | 'value' | 'aria-label'
  > {
  /** Label of the switch. Without it, pass an `aria-label`. */
  children?: ReactNode;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
}

/** Switch that turns a setting on or off at once. Renders `<label>` with a hidden `<input role="switch">`. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={styles.wrapper}>
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
      {children}
    </AriaSwitch>
  );
}
