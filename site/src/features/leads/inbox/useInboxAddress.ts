import type { LeadFilterValues } from '@custom-designs/ui/leads';
import { useAddressState } from '../../admin/index.ts';
import { type InboxAddress, inboxHref, readAddress, withFilters } from './address.ts';

export interface InboxPlace extends InboxAddress {
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
    setFilters: (filters) => go({ ...withFilters(address, filters), leadId: null }, 'settle'),
    open: (leadId) => {
      if (leadId === address.leadId) return;
      go({ ...address, leadId }, address.leadId === null ? 'step' : 'replace');
    },
    close: () => go({ ...address, leadId: null }, 'replace'),
  };
}
