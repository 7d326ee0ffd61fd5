import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { defaultFieldLabels, FieldFrame } from '../Field/FieldFrame.tsx';
import { type FieldProps, useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SearchField.css.ts';

export const defaultSearchFieldLabels = {
  ...defaultFieldLabels,
  /** Name of the clear button. Empty for none. */
  clear: 'Clear search',
};

export type SearchFieldLabels = typeof defaultSearchFieldLabels;

export interface SearchFieldProps extends Omit<FieldProps, 'labels'> {
  /** The marks beside the label, and the name of the clear button. */
  labels?: Partial<SearchFieldLabels>;
}

/**
 * Search field with a clear button. Escape clears it, too. It doesn't search by itself: filter on each
 * change, or use it in a form. Renders a labeled `<input type="search">`.
 */
export function SearchField(props: SearchFieldProps) {
  const { frame, field, control } = useField(props);
  const { clear } = useLabels('SearchField', defaultSearchFieldLabels, props.labels);
  return (
    <AriaSearchField enterKeyHint="search" autoComplete="off" {...field}>
      <FieldFrame {...frame}>
        <Input {...control} className={`${control.className} ${styles.input}`} />
        {clear ? (
          <Button aria-label={clear} className={styles.clear}>
            <Icon icon={X} />
          </Button>
        ) : null}
      </FieldFrame>
    </AriaSearchField>
  );
}
