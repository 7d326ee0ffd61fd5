import type { LeadFilterValues } from '@custom-designs/ui/leads';
import { useSearchQuery } from '../../../layout/useSearchQuery.ts';
import { useAddressState } from '../../admin/index.ts';
import { type InboxAddress, inboxHref, readAddress, withFilters } from './address.ts';

export interface InboxPlace extends InboxAddress {
  /** What messages are asked for: the address itself, which follows when somebody stops typing. */
  readonly asked: InboxAddress;
  readonly setFilters: (filters: LeadFilterValues) => void;
  /** A message is a step to go back from; the next one takes its place. */
  readonly open: (leadId: string) => void;
  readonly close: () => void;
}

/** Where in the inbox somebody is, in the address. */
export function useInboxAddress(): InboxPlace {
  const [address, go] = useAddressState(readAddress, inboxHref);
  return {
    ...address,
    asked: readAddress(useSearchQuery()),
    setFilters: (filters) => {
      const change = filters.search === address.filters.search ? 'replace' : 'settle';
      go({ ...withFilters(address, filters), leadId: null }, change);
    },
    open: (leadId) => {
      if (leadId === address.leadId) return;
      go({ ...address, leadId }, address.leadId === null ? 'step' : 'replace');
    },
    close: () => go({ ...address, leadId: null }, 'replace'),
  };
}
