import type { ImageFilters, MediaCenterTab } from '@custom-designs/ui/media';
import { useAddressState } from '../useAddressState.ts';
import { type MediaAddress, mediaHref, readAddress } from './filters.ts';

export interface Filters extends MediaAddress {
  readonly setFilters: (filters: ImageFilters) => void;
  readonly setTab: (tab: MediaCenterTab) => void;
}

/** Tab and filters, in the address. A tab adds a history entry, a filter doesn't. */
export function useFilters(): Filters {
  const [address, go] = useAddressState(readAddress, mediaHref);
  return {
    ...address,
    setFilters: (filters) => go({ ...address, filters }, 'settle'),
    setTab: (tab) => {
      if (tab !== address.tab) go({ ...address, tab }, 'step');
    },
  };
}
