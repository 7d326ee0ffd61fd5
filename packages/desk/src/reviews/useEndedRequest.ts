import { useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../Desk.tsx';
import { tellFailure } from '../failures.ts';
import { leadsKey, sendChange } from '../messages/adapter/index.ts';

/** Ends the follow-up that asks the sender of a won message for a review. */
export function useEndedRequest(): (leadId: string) => Promise<void> {
  const { gate } = useDesk().manager;
  const client = useQueryClient();
  return async (id) => {
    const updates = [{ id, before: { status: 'won' as const }, after: { next_at: null } }];
    try {
      await gate.run(() => sendChange({ kind: 'update', updates }));
    } catch (error) {
      tellFailure('The message still asks for a review', error);
    }
    void client.invalidateQueries({ queryKey: leadsKey });
  };
}
