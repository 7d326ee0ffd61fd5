import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import { type DeskItem, DeskList } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import { shortTime } from '../time.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { FieldMap, RecordOf, Row } from './record.ts';
import { useDeletion } from './useDeletion.ts';
import type { RecordSource } from './useRecord.ts';

interface RecordListProps<Fields extends FieldMap> extends RecordSource<Fields> {
  /** What the list shows of a record, beside its title, its state, and its last change. */
  describe: (row: Row<Fields>) => Pick<DeskItem, 'cover' | 'facts'>;
  /** What is above the list. Default: the link to a new record. */
  tools?: ReactNode;
  /** Whether the search finds a record. Without a search, it's undefined. */
  isFound?: (row: Row<Fields>) => boolean;
  onClearSearch?: () => void;
}

function toItem<Fields extends FieldMap>(record: RecordOf<Fields>, row: Row<Fields>) {
  const { id, updated_at } = row;
  const fields = record.fieldsOf(row);
  const isPublic = record.isPublic?.(fields);
  const published = { label: 'Published', tone: 'success' } as const;
  const draft = { label: 'Draft', tone: 'neutral' } as const;
  return {
    id,
    title: record.titleOf(fields),
    href: record.editHref(id),
    change: `Changed ${shortTime(updated_at)}`,
    marks: isPublic === undefined ? [] : [isPublic ? published : draft],
    isPublic: isPublic ?? false,
  };
}

/** All records, in the order of the table, with a way to add one and to delete each. */
export function RecordList<Fields extends FieldMap>(props: RecordListProps<Fields>) {
  const { record, table, describe, tools, isFound, onClearSearch } = props;
  const { what, deleteNote } = record;
  const { manager } = useDesk();
  const { data = [], status, error, isFetching, refetch } = useQuery(table.listQuery());
  const { remove } = useDeletion(manager.gate, { ...table, what, queryKey: table.key });
  const [askedId, setAskedId] = useState<string | null>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const isLoading = status === 'pending' || (status === 'error' && isFetching);
  const rows = isFound ? data.filter(isFound) : data;
  const items = rows.map((row) => ({ ...describe(row), ...toItem(record, row) }));
  const deleteAsked = async () => {
    const next = items[items.findIndex(({ id }) => id === askedId) + 1];
    setAskedId(null);
    if (askedId) await remove(askedId).catch(() => undefined);
    // The deleted row can't get the focus back.
    const { current: panel } = panelRef;
    const first = panel?.querySelector<HTMLElement>('input, a');
    const link = next && panel?.querySelector<HTMLElement>(`[data-item="${next.id}"] a`);
    (link ?? first)?.focus();
  };
  return (
    <div ref={panelRef}>
      <Stack gap="md">
        {tools ?? (
          <div>
            <ButtonLink href={record.editHref()}>{`New ${what}`}</ButtonLink>
          </div>
        )}
        <DeskList
          what={what}
          items={items}
          status={isLoading ? 'loading' : status === 'error' ? 'failed' : 'ready'}
          error={reasonFor(error)}
          isSearch={isFound !== undefined}
          onRetry={() => void refetch()}
          onClearSearch={onClearSearch}
          onDelete={setAskedId}
          empty={`There are no ${what}s yet.`}
        />
        <DeleteQuestion
          what={what}
          item={items.find(({ id }) => id === askedId) ?? null}
          note={deleteNote}
          onConfirm={() => void deleteAsked()}
          onCancel={() => setAskedId(null)}
        />
      </Stack>
    </div>
  );
}
