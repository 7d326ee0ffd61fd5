import { TrashList } from '@custom-designs/ui/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import type { Deletion } from './useDeletion.ts';
import { useTrash } from './useTrash.ts';

interface TrashPanelProps {
  /** The kind of record, such as "post". */
  what: string;
  table: Deletion;
}

/** The deleted records of one table. */
export function TrashPanel({ what, table: { key, trash } }: TrashPanelProps) {
  const { gate } = useDesk().manager;
  const client = useQueryClient();
  const { data = [], error, refetch, isPending, isError } = useQuery(trash.query());
  const readAgain = () => void client.invalidateQueries({ queryKey: key });
  const actions = useTrash({ ...trash, what, gate, readAgain });
  return (
    <TrashList
      {...actions}
      what={what}
      items={data}
      status={isPending ? 'loading' : isError ? 'failed' : 'ready'}
      error={reasonFor(error)}
      onRetry={() => void refetch()}
    />
  );
}
