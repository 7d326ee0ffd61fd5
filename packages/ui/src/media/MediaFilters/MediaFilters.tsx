import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { Select, type SelectOption } from '../../components/Select/index.ts';
import type { TagCount } from '../image.ts';
import { TagChips } from '../TagField/index.ts';
import { ALL, type ImageFilters, type ImageOrder, noFilters } from './filters.ts';
import * as styles from './MediaFilters.css.ts';
import { defaultMediaFiltersLabels, type MediaFiltersLabels } from './mediaFiltersLabels.ts';

export interface MediaFiltersProps {
  /** The search, the category, and the other filters in use. */
  filters: ImageFilters;
  /** Called with every keystroke. */
  onChange: (filters: ImageFilters) => void;
  /** Tags in use, most frequent first. */
  tags: readonly TagCount[];
  /** Number of images that match. */
  shownCount: number;
  /** Number of images without filters. */
  totalCount: number;
  /** The categories to choose from. */
  categories: readonly SelectOption[];
  /** Words of the component. Default: English. */
  labels?: Partial<MediaFiltersLabels>;
}

/** Whether anything is left out; an order leaves nothing out. */
const isFiltering = ({ order: _, ...filters }: ImageFilters) =>
  filters.search.trim() !== '' ||
  filters.category !== ALL ||
  filters.featured !== ALL ||
  filters.tags.length > 0;

/** What to show of the gallery, and how many that is. Renders `<search>`. */
export function MediaFilters({
  filters,
  onChange,
  tags,
  shownCount,
  totalCount,
  categories,
  labels,
}: MediaFiltersProps) {
  const words = { ...defaultMediaFiltersLabels, ...labels };
  const titleId = useId();
  const change = (changes: Partial<ImageFilters>) => onChange({ ...filters, ...changes });
  const offered = tags.filter(({ tag }) => !filters.tags.includes(tag));
  return (
    <search aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words.title}
        </h2>
        {isFiltering(filters) && (
          <Button
            variant="ghost"
            size="compact"
            onPress={() => onChange({ ...noFilters, order: filters.order })}
          >
            {words.clear}
          </Button>
        )}
      </div>
      <div className={styles.fields}>
        <div className={styles.search}>
          <SearchField
            name="search"
            label={words.search}
            placeholder={words.searchPlaceholder}
            value={filters.search}
            onChange={(search) => change({ search })}
          />
        </div>
        <Select
          name="category"
          label={words.category}
          value={filters.category}
          onChange={(category) => change({ category })}
          items={[{ value: ALL, label: words.allCategories }, ...categories]}
        />
        <Select
          name="featured"
          label={words.featured}
          value={filters.featured}
          onChange={(value) => change({ featured: value as ImageFilters['featured'] })}
          items={[
            { value: ALL, label: words.allImages },
            { value: 'featured', label: words.featuredOnly },
            { value: 'others', label: words.notFeatured },
          ]}
        />
        <Select
          name="tag"
          label={words.tag}
          isDisabled={offered.length === 0}
          value={ALL}
          onChange={(value) => value !== ALL && change({ tags: [...filters.tags, value.slice(1)] })}
          items={[
            { value: ALL, label: filters.tags.length > 0 ? words.anotherTag : words.allTags },
            ...offered.map(({ tag, count }) => ({
              // Marked, so that a tag called "all" is not taken for all.
              value: `#${tag}`,
              label: words.tagOption(tag, count),
            })),
          ]}
        />
        <Select
          name="order"
          label={words.sort}
          value={filters.order}
          onChange={(order) => change({ order: order as ImageOrder })}
          items={Object.entries(words.orders).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.count}>
          {words.count(shownCount, totalCount)}
        </p>
        <TagChips
          tags={filters.tags}
          label={words.chosenTags}
          removeLabel={words.removeTag}
          onRemove={(tag) => change({ tags: filters.tags.filter((other) => other !== tag) })}
        />
      </div>
    </search>
  );
}
