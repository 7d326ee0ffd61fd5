import { ANY, type LeadFilterValues, noLeadFilters } from '@custom-designs/ui/leads';
import { statuses } from './statuses.ts';

const path = '/admin/leads';

/** A status, messages to follow up, one's own open ones, all messages, deleted ones, or the reports. */
export type InboxView =
  | (typeof statuses)[number]['value']
  | 'due'
  | 'mine'
  | 'all'
  | 'deleted'
  | 'reports';

/** The part of the inbox that an address selects. */
export interface InboxAddress {
  readonly view: InboxView;
  readonly filters: LeadFilterValues;
  readonly leadId: string | null;
  /** The tab in which the search began. Not in the address. */
  readonly searchedFrom?: InboxView | undefined;
}

/** Time filters, in days. */
export const times = [
  { value: '7d', label: 'Last 7 days', days: 7 },
  { value: '30d', label: 'Last 30 days', days: 30 },
  { value: '90d', label: 'Last 90 days', days: 90 },
  { value: '365d', label: 'Last year', days: 365 },
] as const;

/** The inbox opens with the new messages. */
const defaultView = 'new';

export const views: readonly { readonly value: InboxView; readonly label: string }[] = [
  { value: 'new', label: 'Inbox' },
  { value: 'due', label: 'Due' },
  { value: 'mine', label: 'Mine' },
  ...statuses.filter(({ value }) => value !== 'new'),
  { value: 'all', label: 'All' },
  { value: 'deleted', label: 'Deleted' },
  { value: 'reports', label: 'Reports' },
];

export function readAddress(query: URLSearchParams): InboxAddress {
  const asked = query.get('status');
  const time = times.find(({ value }) => value === query.get('time'));
  return {
    view: views.find(({ value }) => value === asked)?.value ?? defaultView,
    filters: {
      search: query.get('q') ?? '',
      service: query.get('service') || ANY,
      city: query.get('city') || ANY,
      time: time?.value ?? ANY,
    },
    leadId: query.get('lead') || null,
  };
}

/** The address of a part of the inbox, without default values. */
export function inboxHref({ view, filters, leadId }: Partial<InboxAddress>): string {
  const { search, ...chosen } = filters ?? noLeadFilters;
  const query = new URLSearchParams([
    ...(view === undefined || view === defaultView ? [] : [['status', view]]),
    ...(search.trim() ? [['q', search]] : []),
    ...Object.entries(chosen).filter(([, value]) => value !== ANY),
    ...(leadId ? [['lead', leadId]] : []),
  ]);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * A search covers all messages, because the sender's message may already be answered. Without it, the
 * tab in which it began is back.
 */
export const withFilters = (address: InboxAddress, filters: LeadFilterValues): InboxAddress => {
  const { view, searchedFrom } = address;
  const isSearched = filters.search.trim() !== '';
  const wasSearched = address.filters.search.trim() !== '';
  if (isSearched && !wasSearched && view !== 'deleted') {
    return { ...address, filters, view: 'all', searchedFrom: view };
  }
  if (isSearched) return { ...address, filters };
  return { ...address, filters, view: searchedFrom ?? view, searchedFrom: undefined };
};
