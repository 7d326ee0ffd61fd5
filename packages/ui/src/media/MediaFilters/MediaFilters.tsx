import { useId, useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { TagGroup } from '../../components/TagGroup/TagGroup.tsx';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import type { TagCount } from '../image.ts';
import { ALL, type ImageFilters, type ImageOrder, noFilters } from './filters.ts';
import * as styles from './MediaFilters.css.ts';
import { defaultMediaFiltersLabels, type MediaFiltersLabels } from './mediaFiltersLabels.ts';

export interface MediaFiltersProps {
  /** The search, the category, and the other filters in use. */
  filters: ImageFilters;
  /** Called on each keystroke. */
  onChange: (filters: ImageFilters) => void;
  /** Tags in use, most frequent first. */
  tags: readonly TagCount[];
  /** Number of images that match. */
  shownCount: number;
  /** Number of images without filters. */
  totalCount: number;
  /** Number of images without a title of their own, and of those that visitors don't see. */
  choices?: Readonly<Record<'untitled' | 'hidden', number>>;
  /** The categories to choose from. */
  categories: readonly SelectOption[];
  /** Overrides the English labels. */
  labels?: Partial<MediaFiltersLabels>;
}

/** The number of active filters, apart from the search. The order isn't a filter. */
const countOf = ({ category, featured, only, tags }: ImageFilters) =>
  [category, featured, only].filter((value) => value !== ALL).length + tags.length;

const noChoices = { untitled: 0, hidden: 0 };

/**
 * Search and filters for the gallery, with the number of images found. In a narrow window, a button shows
 * the filters below the search. Renders `<search>`.
 */
export function MediaFilters({
  filters,
  onChange,
  tags,
  shownCount,
  totalCount,
  choices = noChoices,
  categories,
  labels: ownLabels,
}: MediaFiltersProps) {
  const labels = useLabels('MediaFilters', defaultMediaFiltersLabels, ownLabels);
  const { anotherTag, allTags, tagOption } = labels;
  const titleId = useId();
  const choicesId = useId();
  const [isOpen, setOpen] = useState(false);
  const count = countOf(filters);
  const change = (changes: Partial<ImageFilters>) => onChange({ ...filters, ...changes });
  // Memoized, so that a keystroke in the search field doesn't rebuild the list of all tags.
  const tagItems = useMemo(
    () => [
      { value: ALL, label: filters.tags.length > 0 ? anotherTag : allTags },
      ...tags
        .filter(({ tag }) => !filters.tags.includes(tag))
        // A prefix distinguishes a tag called "all" from the option for all.
        .map(({ tag, count }) => ({ value: `#${tag}`, label: tagOption(tag, count) })),
    ],
    [tags, filters.tags, anotherTag, allTags, tagOption],
  );
  return (
    <search aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {labels.title}
        </h2>
        <div className={styles.toggle}>
          <Button
            variant={count > 0 ? 'secondary' : 'ghost'}
            size="compact"
            aria-expanded={isOpen}
            aria-controls={choicesId}
            onPress={() => setOpen(!isOpen)}
          >
            {labels.filters(count)}
          </Button>
        </div>
        {(count > 0 || filters.search.trim() !== '') && (
          <Button
            variant="ghost"
            size="compact"
            onPress={() => onChange({ ...noFilters, order: filters.order })}
          >
            {labels.clear}
          </Button>
        )}
      </div>
      <div className={styles.fields}>
        <div className={styles.search}>
          <SearchField
            name="search"
            label={labels.search}
            placeholder={labels.searchPlaceholder}
            value={filters.search}
            onChange={(search) => change({ search })}
          />
        </div>
        <div id={choicesId} className={styles.choices} data-open={isOpen}>
          <Select
            name="category"
            label={labels.category}
            value={filters.category}
            onChange={(category) => change({ category })}
            items={[{ value: ALL, label: labels.allCategories }, ...categories]}
          />
          <Select
            name="featured"
            label={labels.featured}
            value={filters.featured}
            onChange={(value) => change({ featured: value as ImageFilters['featured'] })}
            items={[
              { value: ALL, label: labels.allImages },
              { value: 'featured', label: labels.featuredOnly },
              { value: 'others', label: labels.notFeatured },
            ]}
          />
          <Select
            name="tag"
            label={labels.tag}
            isDisabled={tagItems.length === 1}
            value={ALL}
            onChange={(value) =>
              value !== ALL && change({ tags: [...filters.tags, value.slice(1)] })
            }
            items={tagItems}
          />
          <Select
            name="order"
            label={labels.sort}
            value={filters.order}
            onChange={(order) => change({ order: order as ImageOrder })}
            items={Object.entries(labels.orders).map(([value, label]) => ({ value, label }))}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.count}>
          {labels.count(shownCount, totalCount)}
        </p>
        {(['untitled', 'hidden'] as const).map(
          (only) =>
            (choices[only] > 0 || filters.only === only) && (
              <ToggleButton
                key={only}
                isSelected={filters.only === only}
                onChange={(isSelected) => change({ only: isSelected ? only : ALL })}
                className={styles.choice}
              >
                {labels.only[only](choices[only])}
              </ToggleButton>
            ),
        )}
        <TagGroup
          aria-label={labels.chosenTags}
          items={filters.tags}
          labels={{ remove: labels.removeTag }}
          onRemove={(tag) => change({ tags: filters.tags.filter((other) => other !== tag) })}
        />
      </div>
    </search>
  );
}
