import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * The query of the address. Empty in the prerendered page, which is one for all queries, and so also
 * in the render that hydrates it; true from the next one on.
 */
export function useSearchQuery(): URLSearchParams {
  const { search } = useLocation();
  const isOurs = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return new URLSearchParams(isOurs ? search : '');
}
