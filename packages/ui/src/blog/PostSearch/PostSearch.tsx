import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Stack } from '../../layout/index.ts';
import * as styles from './PostSearch.css.ts';

export const defaultPostSearchLabels = {
  /** Accessible name of the field. */
  field: 'Search articles',
  /** Hint in the empty field. */
  placeholder: 'Search articles...',
  /** Text of the button that searches. */
  search: 'Search',
  /** Text of the button that clears the field. */
  clear: 'Clear',
};

export interface PostSearchProps {
  /** What is being searched for; empty for all. */
  query: string;
  /** On Enter and on Search. Without it the browser asks `action` by itself. */
  onSearch?: (query: string) => void;
  /** Called when the search is cleared. */
  onClear?: () => void;
  /** Address of the results. The browser sends the search there until the page is hydrated. */
  action: string;
  /** Name of the field in that address. */
  name?: string;
  /** What else the address has to keep, e.g. the tab. */
  kept?: Readonly<Record<string, string>>;
  /** Words of the component. Default: English. */
  labels?: Partial<typeof defaultPostSearchLabels>;
}

/**
 * Searches the articles. What stands in the field is the visitor's until it is submitted, also what
 * was typed before the app arrived. Renders `<form role="search">`.
 */
export function PostSearch({
  query,
  onSearch,
  onClear,
  action,
  name = 'q',
  kept = {},
  labels,
}: PostSearchProps) {
  const words = { ...defaultPostSearchLabels, ...labels };
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(query);

  // What stands in the field when the app arrives was typed by the visitor, whatever the address says.
  const isTypedEarly = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the app arrives.
  useEffect(() => {
    isTypedEarly.current = field.current?.value !== query;
  }, []);

  // The address may change without the field: by the back button, or by another tab.
  useEffect(() => {
    if (asked.current !== query && field.current && !isTypedEarly.current) {
      field.current.value = query;
    }
    if (asked.current !== query) isTypedEarly.current = false;
    asked.current = query;
  }, [query]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all screen readers yet
    <form
      role="search"
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        onSearch(field.current?.value.trim() ?? '');
      }}
    >
      <Stack direction="row" gap="xs" wrap>
        <input
          ref={field}
          type="search"
          aria-label={words.field}
          name={name}
          defaultValue={query}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
        />
        {Object.entries(kept).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Button type="submit" variant="secondary">
          <Icon icon={Search} />
          {words.search}
        </Button>
        <Button
          variant="ghost"
          onPress={() => {
            if (field.current) field.current.value = '';
            field.current?.focus();
            onClear?.();
          }}
        >
          {words.clear}
        </Button>
      </Stack>
    </form>
  );
}
