import { ButtonLink } from '@custom-designs/ui/components/ButtonLink';
import { SearchField } from '@custom-designs/ui/components/SearchField';
import { type DeskItem, DeskTabs, DeskTools } from '@custom-designs/ui/desk';
import { Stack } from '@custom-designs/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../Desk.tsx';
import { shortTime } from '../time.ts';
import { useAddressState } from '../useAddressState.ts';
import { matches } from '../words.ts';
import { DeletableList, type ListItem } from './DeletableList.tsx';
import type { FieldMap, RecordOf, Row } from './record.ts';
import { TrashPanel } from './TrashPanel.tsx';
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

const readSearch = (query: URLSearchParams): string => query.get('q') ?? '';
/** An address without a path stays on the screen. */
const searchHref = (search: string): string =>
  search.trim() ? `?${new URLSearchParams({ q: search })}` : '?';

/** All records that match the search, in the order of the table, with a way to add one and to delete each. */
export function RecordList<Fields extends FieldMap>(props: RecordListProps<Fields>) {
  const { record, table, describe } = props;
  const { what, desk, deleteNote } = record;
  const query = useQuery(table.listQuery());
  const trash = useQuery(table.trash.query());
  const isTrash = useDesk().query.has('trash');
  const { data = [] } = query;
  const [search, setSearch] = useAddressState(readSearch, searchHref);
  const trashHref = `${desk}?trash`;
  const tabs = (
    <DeskTabs
      aria-label={`Parts of ${what}s`}
      items={[
        {
          label: `${what.charAt(0).toUpperCase()}${what.slice(1)}s`,
          href: desk,
          count: query.data?.length ?? null,
        },
        { label: 'Trash', href: trashHref, count: trash.data?.length ?? null },
      ]}
      currentHref={isTrash ? trashHref : desk}
    />
  );
  if (isTrash) {
    return (
      <Stack gap="md">
        {tabs}
        <TrashPanel what={what} table={table} />
      </Stack>
    );
  }
  const items = data.map((row) => ({ ...describe(row), ...toItem(record, row) }));
  return (
    <DeletableList
      what={what}
      items={items.filter(({ title, facts }) => matches([title, ...facts].join(' '), search))}
      query={query}
      table={table}
      tools={
        <>
          {tabs}
          <DeskTools actions={<ButtonLink href={record.editHref()}>{`New ${what}`}</ButtonLink>}>
            <SearchField
              name="search"
              label={`Search ${what}s`}
              value={search}
              onChange={(typed) => setSearch(typed, 'settle')}
            />
          </DeskTools>
        </>
      }
      deleteNote={deleteNote}
      isSearch={search.trim() !== ''}
      onClearSearch={() => setSearch('', 'replace')}
      empty={`There are no ${what}s yet.`}
    />
  );
}
