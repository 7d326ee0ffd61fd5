import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useDesk } from './Desk.tsx';

/** Browsers slow down if the address changes at every keystroke, and Safari refuses. */
const SETTLE_MS = 300;

/**
 * How the address changes: as a new history `step`, by a `replace`, or by a replace once the value
 * has `settled`, as while typing.
 */
export type AddressChange = 'step' | 'replace' | 'settle';

interface Settling {
  readonly drop: () => void;
}

/**
 * Writes after a pause, or at the next click. A link that was clicked changes the address before its
 * page is drawn, and a later write would undo it.
 */
function settle(write: () => void): Settling {
  const drop = () => {
    clearTimeout(timer);
    removeEventListener('click', writeNow, true);
  };
  const writeNow = () => {
    drop();
    write();
  };
  const timer = setTimeout(writeNow, SETTLE_MS);
  addEventListener('click', writeNow, true);
  return { drop };
}

/**
 * State that is stored in the address, so that it survives a reload, Back, and sharing. The state
 * updates at once, and the address may change later. Both functions must stay the same between
 * renders.
 */
export function useAddressState<Address>(
  read: (query: URLSearchParams) => Address,
  hrefOf: (address: Address) => string,
): readonly [Address, (next: Address, change: AddressChange) => void] {
  const query = useDesk().query.toString();
  const [address, setAddress] = useState(() => read(new URLSearchParams(query)));
  const navigate = useNavigate();
  const writer = useId();
  const { state } = useLocation();
  const isStep = useNavigationType() === 'POP';
  // The address arrives here after it's written. By then, there may be newer text.
  const isOwn = !isStep && state?.writer === writer;
  const seen = useRef(query);
  const settling = useRef<Settling>(undefined);

  useEffect(() => {
    if (query === seen.current) return;
    seen.current = query;
    if (isOwn) return;
    // A link or the Back button changed the address.
    settling.current?.drop();
    setAddress(read(new URLSearchParams(query)));
  }, [query, isOwn, read]);
  useEffect(() => () => settling.current?.drop(), []);

  const go = useCallback(
    (next: Address, change: AddressChange) => {
      settling.current?.drop();
      setAddress(next);
      const replace = change !== 'step';
      const write = () =>
        navigate(hrefOf(next), { replace, preventScrollReset: true, state: { writer } });
      if (change === 'settle') settling.current = settle(write);
      else write();
    },
    [navigate, hrefOf, writer],
  );
  return [address, go];
}
