import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Manager } from '../admin/index.ts';

/**
 * Reads the images again when another account signs in, because managers also see hidden ones. After
 * a sign-out, the hidden ones disappear at once.
 */
export function useAccountChange({ signedIn }: Manager): void {
  const client = useQueryClient();
  const known = useRef<string | null>(undefined);
  const id = signedIn === undefined ? undefined : (signedIn?.id ?? null);
  useEffect(() => {
    const former = known.current;
    known.current = id ?? former;
    if (id === undefined || former === undefined || former === id) return;
    const filter = { queryKey: ['media'] };
    void (former === null ? client.invalidateQueries(filter) : client.resetQueries(filter));
  }, [client, id]);
}
