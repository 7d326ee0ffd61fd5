import type { Guide } from '../../docs/guide.ts';
import { columns, messages } from './Table.fixtures.tsx';
import { Table } from './Table.tsx';

export const guide: Guide = {
  use: 'For rows of one kind that people compare and sort, such as an inbox.',
  avoid: [
    'For pictures: use MediaGrid. For a few facts of one thing: use a list.',
    'For thousands of rows: ask the backend for a page of them.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first row.',
      so: { part: ['row', /^Ana Garza/], is: 'focused' },
    },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the next row.',
      so: { part: ['row', /^Luis/], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Opens it.', so: { calls: 'onAction' } },
    {
      keys: '{ArrowRight}',
      does: 'Moves into the row, from cell to cell.',
      so: { part: ['rowheader', 'Luis Treviño'], is: 'focused' },
    },
    {
      keys: '{ArrowUp}{ArrowUp}',
      does: 'Moves up to the name of the column.',
      so: { part: ['columnheader', 'Name'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Sorts by it; once more turns the order around.',
      so: { part: ['row', 1], reads: /^Ana/ },
    },
  ],
  screenReader: [
    '“Messages, grid, 5 columns”',
    '“Name, sortable column, ascending”',
    '“Ana Garza, Lighting, McAllen, New”',
  ],
  dos: [
    {
      why: 'The newest first, and a name for each row.',
      example: (
        <Table
          aria-label="Messages, do"
          columns={columns}
          items={messages(3)}
          defaultSort={{ column: 'time', direction: 'descending' }}
        />
      ),
    },
  ],
  donts: [
    {
      why: 'A table of one column is a list.',
      example: (
        <Table aria-label="Messages, don’t" columns={columns.slice(0, 1)} items={messages(3)} />
      ),
    },
  ],
};
