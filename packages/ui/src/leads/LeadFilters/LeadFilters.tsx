import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { intoSight } from '../intoSight.ts';
import * as styles from './LeadFilters.css.ts';

/** Stands for "no filter", because a Select can't have an empty value. */
export const ANY = 'any';

export interface LeadFilterValues {
  /** The search text. */
  readonly search: string;
  /** A service, or `ANY`. */
  readonly service: string;
  /** A city, or `ANY`. */
  readonly city: string;
  /** A span of time, or `ANY`. */
  readonly time: string;
}

export const noLeadFilters: LeadFilterValues = { search: '', service: ANY, city: ANY, time: ANY };

export const defaultLeadFiltersLabels = {
  label: 'Search and filters',
  search: 'Search messages',
  searchPlaceholder: 'Name, phone, message, note...',
  service: 'Service',
  anyService: 'Any service',
  city: 'City',
  anyCity: 'Any city',
  time: 'Time',
  anyTime: 'Any time',
  clear: 'Clear filters',
};

export type LeadFiltersLabels = typeof defaultLeadFiltersLabels;

export interface LeadFiltersProps {
  /** The filters in use. */
  filters: LeadFilterValues;
  /** Called on each keystroke. */
  onChange: (filters: LeadFilterValues) => void;
  /** Services to choose from. */
  services: readonly SelectOption[];
  /** Cities to choose from. */
  cities: readonly SelectOption[];
  /** Spans of time to choose from. */
  times: readonly SelectOption[];
  /** Overrides the English labels. */
  labels?: Partial<LeadFiltersLabels>;
}

/**
 * Search and filters for messages. On narrow screens they are in one line that scrolls, and with large text
 * they wrap. Renders `<search>`.
 */
export function LeadFilters({
  filters,
  onChange,
  services,
  cities,
  times,
  labels: ownLabels,
}: LeadFiltersProps) {
  const labels = { ...defaultLeadFiltersLabels, ...ownLabels };
  const change = (changes: Partial<LeadFilterValues>) => onChange({ ...filters, ...changes });
  const isFiltering = Object.entries(noLeadFilters).some(
    ([name, none]) => filters[name as keyof LeadFilterValues].trim() !== none,
  );
  const selects = [
    ['service', labels.service, labels.anyService, services],
    ['city', labels.city, labels.anyCity, cities],
    ['time', labels.time, labels.anyTime, times],
  ] as const;
  return (
    <search aria-label={labels.label} className={styles.frame} onFocus={intoSight}>
      <div className={styles.fields}>
        <div className={styles.search}>
          <SearchField
            name="search"
            aria-label={labels.search}
            placeholder={labels.searchPlaceholder}
            value={filters.search}
            onChange={(search) => change({ search })}
          />
        </div>
        {isFiltering && (
          <Button variant="ghost" size="compact" onPress={() => onChange(noLeadFilters)}>
            {labels.clear}
          </Button>
        )}
        {selects.map(([name, label, any, items]) => (
          <div key={name} className={styles.choice}>
            <Select
              name={name}
              aria-label={label}
              value={filters[name]}
              onChange={(value) => change({ [name]: value })}
              items={[{ value: ANY, label: any }, ...items]}
            />
          </div>
        ))}
      </div>
    </search>
  );
}
