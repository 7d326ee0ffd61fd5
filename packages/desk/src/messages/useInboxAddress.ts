import type { LeadFilterValues } from '@custom-designs/ui/leads';
import { useDesk } from '../Desk.tsx';
import { useAddressState } from '../useAddressState.ts';
import { type InboxAddress, inboxHref, readAddress, withFilters } from './address.ts';

export interface InboxPlace extends InboxAddress {
  /** The filters to request: the address, which updates once typing stops. */
  readonly asked: InboxAddress;
  readonly setFilters: (filters: LeadFilterValues) => void;
  /** Opening a message adds a history entry. The next message replaces it. */
  readonly open: (leadId: string) => void;
  readonly close: () => void;
}

/** The open part of the inbox, stored in the address. */
export function useInboxAddress(): InboxPlace {
  const [address, go] = useAddressState(readAddress, inboxHref);
  return {
    ...address,
    asked: readAddress(useDesk().query),
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
