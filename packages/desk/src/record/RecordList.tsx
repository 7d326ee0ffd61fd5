import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import type { DeskItem } from '@custom-designs/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { shortTime } from '../time.ts';
import { DeletableList, type ListItem } from './DeletableList.tsx';
import type { FieldMap, RecordOf, Row } from './record.ts';
import type { RecordSource } from './useRecord.ts';

interface RecordListProps<Fields extends FieldMap> extends RecordSource<Fields> {
  /** What the list shows of a record, beside its title, its state, and its last change. */
  describe: (row: Row<Fields>) => Pick<DeskItem, 'cover' | 'facts'>;
}

function toItem<Fields extends FieldMap>(
  record: RecordOf<Fields>,
  row: Row<Fields>,
): Omit<ListItem, 'facts'> {
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
  const { record, table, describe } = props;
  const { what, deleteNote } = record;
  const query = useQuery(table.listQuery());
  const { data = [] } = query;
  return (
    <DeletableList
      what={what}
      items={data.map((row) => ({ ...describe(row), ...toItem(record, row) }))}
      query={query}
      table={table}
      tools={
        <div>
          <ButtonLink href={record.editHref()}>{`New ${what}`}</ButtonLink>
        </div>
      }
      deleteNote={deleteNote}
      isSearch={false}
      empty={`There are no ${what}s yet.`}
    />
  );
}
