import type { AdminLink } from '@custom-designs/ui/desk';
import { useQuery } from '@tanstack/react-query';
import type { SignedIn } from './auth/index.ts';
import { deskLinks } from './deskAt.ts';
import { leadQueries } from './messages/adapter/index.ts';

/** Links to the desks, with the number of unread messages. Only managers may count those. */
export function useDeskLinks(signedIn: SignedIn | null | undefined): readonly AdminLink[] {
  const isManager = signedIn?.isManager === true;
  const { data } = useQuery({ ...leadQueries.counts(), enabled: isManager });
  return deskLinks((isManager && data?.unread) || 0, signedIn);
}
