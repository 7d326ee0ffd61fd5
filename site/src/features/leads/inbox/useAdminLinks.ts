import type { AdminLink } from '@custom-designs/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminLinks } from '../../admin/index.ts';
import { onAuthChange, type SignedIn } from '../../auth/index.ts';
import { leadQueries } from './adapter/index.ts';

/** Links to the desks, with the number of unread messages. Only managers may count those. */
export function useAdminLinks(): readonly AdminLink[] {
  const [signedIn, setSignedIn] = useState<SignedIn | null>();
  useEffect(() => onAuthChange(setSignedIn), []);
  const isManager = signedIn?.isManager === true;
  const { data } = useQuery({ ...leadQueries.counts(), enabled: isManager });
  return adminLinks((isManager && data?.unread) || 0, signedIn);
}
