import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearchQuery } from '../../layout/useSearchQuery.ts';

/** Browsers slow down, and Safari refuses, an address that changes at every keystroke. */
const SETTLE_MS = 300;

/**
 * How the address follows: as a `step` to go back from, by one that `replaces` it, or by one that
 * replaces it when nothing more has `settled` for a moment, as while somebody types.
 */
export type AddressChange = 'step' | 'replace' | 'settle';

/**
 * State that stands in the address. It answers at once, and the address follows, so that it survives a
 * reload, the way back, and being sent to somebody. Both functions must stay the same between renders.
 */
export function useAddressState<Address>(
  read: (query: URLSearchParams) => Address,
  hrefOf: (address: Address) => string,
): readonly [Address, (next: Address, change: AddressChange) => void] {
  const query = useSearchQuery().toString();
  const [address, setAddress] = useState(() => read(new URLSearchParams(query)));
  const navigate = useNavigate();
  const written = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Changed from outside: by a link, or by going back.
    if (query === written.current) return;
    clearTimeout(timer.current);
    written.current = query;
    setAddress(read(new URLSearchParams(query)));
  }, [query, read]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = useCallback(
    (next: Address, change: AddressChange) => {
      clearTimeout(timer.current);
      setAddress(next);
      const write = () => {
        const href = hrefOf(next);
        written.current = new URL(href, location.origin).searchParams.toString();
        navigate(href, { replace: change !== 'step', preventScrollReset: true });
      };
      if (change === 'settle') timer.current = setTimeout(write, SETTLE_MS);
      else write();
    },
    [navigate, hrefOf],
  );
  return [address, go];
}
