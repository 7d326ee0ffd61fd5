import { ChevronDown } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends Omit<
    FieldProps,
    'placeholder' | 'inputMode' | 'enterKeyHint' | 'spellCheck' | 'minLength' | 'maxLength'
  > {
  options: readonly SelectOption[];
}

/** One of a few, by the browser's own list: a wheel on phones, type-ahead on keyboards. Renders a labeled `<select>`. */
export function Select({ options, ...props }: SelectProps) {
  return (
    <FieldFrame {...props}>
      {({ readOnly, placeholder: _placeholder, ...control }) => (
        <>
          <select {...control} disabled={control.disabled || readOnly} className={styles.select}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon icon={ChevronDown} />
          </span>
        </>
      )}
    </FieldFrame>
  );
}
