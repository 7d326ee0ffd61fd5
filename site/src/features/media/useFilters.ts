import type { ImageFilters, MediaCenterTab } from '@custom-designs/ui/media';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearchQuery } from '../../layout/useSearchQuery.ts';
import { type MediaAddress, mediaHref, readAddress } from './filters.ts';

/** Browsers slow down, and Safari refuses, an address that changes at every keystroke. */
const SETTLE_MS = 300;

export interface Filters extends MediaAddress {
  readonly setFilters: (filters: ImageFilters) => void;
  readonly setTab: (tab: MediaCenterTab) => void;
}

/**
 * Tab and filters. They answer at once, and the address follows, so that they survive a reload, the
 * way back and being sent to somebody. A tab is a step to go back to, a filter is not.
 */
export function useFilters(): Filters {
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

  const go = useCallback(
    (next: MediaAddress, isStep: boolean) => {
      clearTimeout(timer.current);
      setAddress(next);
      const write = () => {
        const href = mediaHref(next);
        written.current = new URL(href, location.origin).searchParams.toString();
        navigate(href, { replace: !isStep, preventScrollReset: true });
      };
      if (isStep) write();
      else timer.current = setTimeout(write, SETTLE_MS);
    },
    [navigate],
  );
  return {
    ...address,
    setFilters: (filters) => go({ ...address, filters }, false),
    setTab: (tab) => {
      if (tab !== address.tab) go({ ...address, tab }, true);
    },
  };
}
