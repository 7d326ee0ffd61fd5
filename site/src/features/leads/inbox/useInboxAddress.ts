import type { LeadFilterValues } from '@custom-designs/ui/leads';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearchQuery } from '../../../layout/useSearchQuery.ts';
import { type InboxAddress, inboxHref, readAddress, withFilters } from './address.ts';

/** Browsers slow down, and Safari refuses, an address that changes at every keystroke. */
const SETTLE_MS = 300;

export interface InboxPlace extends InboxAddress {
  readonly setFilters: (filters: LeadFilterValues) => void;
  /** A message is a step to go back from; the next one takes its place. */
  readonly open: (leadId: string) => void;
  readonly close: () => void;
}

/**
 * Where in the inbox somebody is. It answers at once, and the address follows, so that it survives a
 * reload, the way back and being sent to somebody.
 */
export function useInboxAddress(): InboxPlace {
  const query = useSearchQuery().toString();
  const [address, setAddress] = useState(() => readAddress(new URLSearchParams(query)));
  const navigate = useNavigate();
  const written = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Changed from outside: by a link, or by going back.
    if (query === written.current) return;
    clearTimeout(timer.current);
    written.current = query;
    setAddress(readAddress(new URLSearchParams(query)));
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(
    (next: InboxAddress, isStep: boolean) => {
      const href = inboxHref(next);
      written.current = new URL(href, location.origin).searchParams.toString();
      navigate(href, { replace: !isStep, preventScrollReset: true });
    },
    [navigate],
  );
  const go = useCallback(
    (next: InboxAddress, isStep: boolean) => {
      clearTimeout(timer.current);
      setAddress(next);
      write(next, isStep);
    },
    [write],
  );
  return {
    ...address,
    setFilters: (filters) => {
      const next = { ...withFilters(address, filters), leadId: null };
      clearTimeout(timer.current);
      setAddress(next);
      timer.current = setTimeout(() => write(next, false), SETTLE_MS);
    },
    open: (leadId) => {
      if (leadId !== address.leadId) go({ ...address, leadId }, address.leadId === null);
    },
    close: () => go({ ...address, leadId: null }, false),
  };
}
