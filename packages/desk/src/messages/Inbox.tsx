import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../Desk.tsx';
import { leadQueries } from './adapter/index.ts';
import type { InboxContent } from './display.ts';
import { InboxScreen } from './InboxScreen.tsx';
import { useOfflineCache } from './offlineCache.ts';
import { useInboxTitle } from './useInboxTitle.ts';
import { useLeadChanges } from './useLeadChanges.ts';

/**
 * Visitors' messages, for managers. Opened messages stay available offline, and changes wait for a
 * connection. Both are stored in this browser for this account only.
 */
export function Inbox({ content }: { content: InboxContent }) {
  const { gate, signedIn } = useDesk().manager;
  const isReady = useOfflineCache(signedIn?.id);
  const changes = useLeadChanges(gate, signedIn);
  const { data: counts = null } = useQuery({ ...leadQueries.counts(), enabled: isReady });
  useInboxTitle(counts?.byStatus.new ?? 0);
  return <InboxScreen content={content} changes={changes} counts={counts} isManager={isReady} />;
}
