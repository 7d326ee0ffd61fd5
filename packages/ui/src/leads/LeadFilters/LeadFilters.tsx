import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
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
}

/**
 * Search and filters for messages. In a narrow window, a button shows the filters below the search.
 * Renders `<search>`.
 */
export function LeadFilters({ filters, onChange, services, cities, times }: LeadFiltersProps) {
  const change = (changes: Partial<LeadFilterValues>) => onChange({ ...filters, ...changes });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isFiltering = Object.entries(noLeadFilters).some(
    ([name, none]) => filters[name as keyof LeadFilterValues].trim() !== none,
  );
  const { search: _search, ...chosen } = filters;
  const count = Object.values(chosen).filter((value) => value !== ANY).length;
  const selects = [
    ['service', 'Service', 'Any service', services],
    ['city', 'City', 'Any city', cities],
    ['time', 'Time', 'Any time', times],
  ] as const;
  return (
    <search aria-label="Search and filters" className={styles.frame}>
      <div className={styles.fields}>
        <div className={styles.search}>
          <SearchField
            name="search"
            aria-label="Search messages"
            placeholder="Name, phone, text..."
            value={filters.search}
            onChange={(search) => change({ search })}
          />
        </div>
        <div className={styles.toggle}>
          <Button
            variant={count > 0 ? 'secondary' : 'ghost'}
            size="compact"
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
          >
            {count > 0 ? `Filters (${count})` : 'Filters'}
          </Button>
        </div>
        <div id={id} className={styles.choices} data-open={isOpen}>
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
        {isFiltering && (
          <Button variant="ghost" size="compact" onPress={() => onChange(noLeadFilters)}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}
