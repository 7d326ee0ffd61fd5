import type { AdminLink } from '@custom-designs/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onAuthChange } from '../../auth/index.ts';
import { leadQueries } from './adapter/index.ts';

/** Links to the managers' screens, with the number of unread messages. */
export const adminLinks = (unread: number): readonly AdminLink[] => [
  { label: 'Media Center', href: '/admin/media' },
  { label: 'Messages', href: '/admin/leads', count: unread },
];

/** The same links for a screen without messages. Only managers may count them. */
export function useAdminLinks(): readonly AdminLink[] {
  const [isManager, setManager] = useState(false);
  useEffect(() => onAuthChange((signedIn) => setManager(signedIn?.isManager === true)), []);
  const { data } = useQuery({ ...leadQueries.counts(), enabled: isManager });
  return adminLinks((isManager && data?.unread) || 0);
}
