import type { AdminLink } from '@custom-designs/ui/desk';
import { useQuery } from '@tanstack/react-query';
import type { SignedIn } from './auth/index.ts';
import { deskLinks } from './deskAt.ts';
import { leadQueries } from './messages/adapter/index.ts';

/** Links to the desks, with the number of new messages, as in the tab Inbox. Only managers may count those. */
export function useDeskLinks(signedIn: SignedIn | null | undefined): readonly AdminLink[] {
  const isManager = signedIn?.isManager === true;
  const { data } = useQuery({ ...leadQueries.counts(), enabled: isManager });
  return deskLinks((isManager && data?.byStatus.new) || 0, signedIn);
}
