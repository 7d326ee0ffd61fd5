import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Stack } from '../../layout/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
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
  /** The current search. Empty for all posts. */
  query: string;
  /** Called on Enter and by the Search button. Without it the browser submits to `action`. */
  onSearch?: (query: string) => void;
  /** Called when the search is cleared. */
  onClear?: () => void;
  /** URL of the results. The browser submits there until hydration. */
  action: string;
  /** Other query parameters to keep, e.g. the tab. */
  preservedParams?: Readonly<Record<string, string>>;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultPostSearchLabels>;
}

/**
 * Search form for articles. It keeps the visitor's text until it is submitted, including text typed before
 * hydration. Renders `<form role="search">`.
 */
export function PostSearch({
  query,
  onSearch,
  onClear,
  action,
  preservedParams = {},
  labels: ownLabels,
}: PostSearchProps) {
  const labels = useLabels('PostSearch', defaultPostSearchLabels, ownLabels);
  const formRef = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(query);
  // The field reports its text at hydration, before this component's effects have run.
  const isAlive = useRef(false);
  const isTypedEarly = useRef(false);
  const asked = useRef(query);
  useEffect(() => {
    isAlive.current = true;
  }, []);

  // The address may change without the field, by the Back button or another tab. Text from before
  // hydration survives the first change, which only adds the address's own query.
  useEffect(() => {
    if (asked.current === query) return;
    asked.current = query;
    if (!isTypedEarly.current) setText(query);
    isTypedEarly.current = false;
  }, [query]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: not all screen readers support <search> yet
    <form
      ref={formRef}
      role="search"
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Stack direction="row" gap="xs" isWrapping>
        <div className={styles.field}>
          <SearchField
            aria-label={labels.field}
            name="q"
            placeholder={labels.placeholder}
            // The button next to it clears the field and shows all posts.
            labels={{ clear: '' }}
            value={text}
            onChange={(next) => {
              if (!isAlive.current) isTypedEarly.current = true;
              setText(next);
            }}
          />
        </div>
        {Object.entries(preservedParams).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Button type="submit" variant="secondary">
          <span className={styles.icon}>
            <Icon icon={Search} />
          </span>
          {labels.search}
        </Button>
        <Button
          variant="ghost"
          onPress={() => {
            setText('');
            formRef.current?.querySelector<HTMLInputElement>('[type="search"]')?.focus();
            onClear?.();
          }}
        >
          {labels.clear}
        </Button>
      </Stack>
    </form>
  );
}
