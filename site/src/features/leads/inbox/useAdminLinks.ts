import type { AdminLink } from '@custom-designs/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminLinks } from '../../admin/index.ts';
import { onAuthChange } from '../../auth/index.ts';
import { leadQueries } from './adapter/index.ts';

/** The admin links, for a screen without messages. Only managers may count those. */
export function useAdminLinks(): readonly AdminLink[] {
  const [isManager, setManager] = useState(false);
  useEffect(() => onAuthChange((signedIn) => setManager(signedIn?.isManager === true)), []);
  const { data } = useQuery({ ...leadQueries.counts(), enabled: isManager });
  return adminLinks((isManager && data?.unread) || 0);
}
