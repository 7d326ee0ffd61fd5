import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * The query of the address. It's empty in the prerendered page, which is the same for all queries,
 * and therefore also in the first render. The next render has the real query.
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
