import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, use, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectStateContext,
  SelectValue,
} from 'react-aria-components/Select';
import { flushSync } from 'react-dom';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption {
  /** Value for the form and `onChange`. It must not be empty. */
  value: string;
  /** Text of the option. */
  label: string;
}

export interface SelectProps
  extends Pick<
    FieldProps,
    | 'name'
    | 'label'
    | 'aria-label'
    | 'hint'
    | 'error'
    | 'labels'
    | 'isDisabled'
    | 'isReadOnly'
    | 'isRequired'
    | 'defaultValue'
    | 'value'
    | 'onChange'
    | 'placeholder'
  > {
  /** The options, in order. */
  items: readonly SelectOption[];
}

interface OpenListProps {
  buttonRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Tab chooses, closes the list, and moves on from the button. React Aria would trap the focus. */
function OpenList({ buttonRef, children }: OpenListProps) {
  const state = use(SelectStateContext);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    // The list releases the focus once it's removed. The browser then moves on from the button.
    flushSync(() => {
      state?.setValue(state.selectionManager.focusedKey ?? state.value);
      state?.close();
    });
    buttonRef.current?.focus();
  };
  return (
    <div onKeyDownCapture={leave} className={styles.content}>
      {children}
    </div>
  );
}

/** Dropdown to choose one of several options. Renders a labeled button and, when open, a list box. */
export function Select({ items, ...props }: SelectProps) {
  const { frame, field, control } = useField(props);
  const { isReadOnly, isDisabled, onChange, ...rest } = field;
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <AriaSelect
      {...rest}
      placeholder={control.placeholder}
      isDisabled={isDisabled || isReadOnly}
      onChange={(key) => onChange(String(key ?? ''))}
    >
      <FieldFrame {...frame}>
        <Button ref={buttonRef} className={`${control.className} ${styles.trigger}`}>
          <SelectValue className={styles.value}>
            {({ isPlaceholder, defaultChildren, selectedText }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <Icon icon={ChevronDown} />
        </Button>
      </FieldFrame>
      <Popover offset={4} className={styles.popover}>
        <OpenList buttonRef={buttonRef}>
          <ListBox items={items} className={styles.list}>
            {({ value, label }) => (
              <ListBoxItem id={value} textValue={label} className={styles.option}>
                {label}
                <span className={styles.check}>
                  <Icon icon={Check} />
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </OpenList>
      </Popover>
    </AriaSelect>
  );
}
