import { type DeskItem, DeskList, type DeskListProps } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useDesk } from '../Desk.tsx';
import { reasonFor } from '../failures.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { type Deletion, useDeletion } from './useDeletion.ts';

export interface ListItem extends DeskItem {
  /** Whether visitors see it. */
  readonly isPublic: boolean;
}

interface DeletableListProps extends Pick<DeskListProps, 'isSearch' | 'onClearSearch' | 'empty'> {
  /** The kind of item, such as "post". */
  what: string;
  /** The items to show, in order. */
  items: readonly ListItem[];
  /** The query that reads them. */
  query: Pick<UseQueryResult, 'status' | 'error' | 'isFetching' | 'refetch'>;
  table: Deletion;
  /** What is above the list. The focus moves there after the last item is deleted. */
  tools: ReactNode;
  /** What else an editor should know before a deletion. */
  deleteNote?: string;
}

/** A list whose items can be deleted: with a question, undo, and the focus on the next item. */
export function DeletableList(props: DeletableListProps) {
  const { what, items, query, table, tools, deleteNote, ...list } = props;
  const { status, error, isFetching, refetch } = query;
  const { manager } = useDesk();
  const remove = useDeletion(manager.gate, what, table);
  const [askedId, setAskedId] = useState<string | null>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const isLoading = status === 'pending' || (status === 'error' && isFetching);
  const deleteAsked = async () => {
    const next = items[items.findIndex(({ id }) => id === askedId) + 1];
    setAskedId(null);
    if (askedId) await remove(askedId).catch(() => undefined);
    // The deleted row can't get the focus back.
    const { current: panel } = panelRef;
    const find = (selector: string) => panel?.querySelector<HTMLElement>(selector);
    const link = next && find(`[data-item="${next.id}"] a`);
    (link ?? find('input') ?? find('a'))?.focus();
  };
  return (
    <div ref={panelRef}>
      <Stack gap="md">
        {tools}
        <DeskList
          {...list}
          what={what}
          items={items}
          status={isLoading ? 'loading' : status === 'error' ? 'failed' : 'ready'}
          error={reasonFor(error)}
          onRetry={() => void refetch()}
          onDelete={setAskedId}
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
