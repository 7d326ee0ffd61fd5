import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { leadQueries } from './adapter/index.ts';
import type { Changes } from './useLeadChanges.ts';

/** The notifications whose attempts have all failed, without those that are about to be retried. */
export function useUndelivered({ pending, send }: Changes, isEnabled: boolean) {
  const { data } = useQuery({ ...leadQueries.undelivered(), enabled: isEnabled });
  const { again, ...shown } = useMemo(() => {
    const asked = new Set(
      pending.flatMap((change) => (change.kind === 'resend' ? change.deliveryIds : [])),
    );
    const failed = (data ?? []).filter(({ id }) => !asked.has(id));
    // A visitor's wrong address isn't the company's problem.
    const own = failed.filter(({ recipient }) => recipient !== 'visitor');
    const leadIds = [...new Set(failed.map(({ lead_id }) => lead_id))];
    return {
      count: own.length,
      reason: own.at(-1)?.attempts.at(-1)?.error ?? '',
      leadIds: new Set(own.map(({ lead_id }) => lead_id)),
      again: { kind: 'resend' as const, leadIds, deliveryIds: failed.map(({ id }) => id) },
    };
  }, [data, pending]);
  return { ...shown, sendAgain: () => send(again) };
}

export type Undelivered = ReturnType<typeof useUndelivered>;
