import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { columns, type Message, messages } from './Table.fixtures.tsx';
import { guide } from './Table.guide.tsx';
import { Table, type TableProps } from './Table.tsx';

/** Messages of an inbox. */
function Inbox(props: TableProps<Message>) {
  return <Table {...props} />;
}

const meta = preview.meta({
  title: 'Components/Table',
  component: Inbox,
  argTypes: propsOf(Table),
  parameters: { guide },
  args: { 'aria-label': 'Messages', columns, items: messages(4), onAction: fn() },
});

const namesIn = (rows: HTMLElement[]) => rows.slice(1).map(({ textContent }) => textContent);

export const Default = meta.story();
export const NewestFirst = meta.story({
  args: { defaultSort: { column: 'time', direction: 'descending' } },
});
export const Focused = meta.story({ play: async () => userEvent.tab() });
export const Empty = meta.story({ args: { items: [], labels: { empty: 'No messages yet.' } } });
export const ManyItems = meta.story({ args: { items: messages(100) } });
export const LongText = meta.story({
  args: {
    items: [
      {
        ...(messages(1)[0] as Message),
        name: 'A name of many parts, as some families have them '.repeat(3),
        city: 'a-city-without-any-spaces-at-all-'.repeat(3),
      },
    ],
  },
});

Default.test('answers to every key of its table', walkKeyboard(guide));

Default.test('sorts by a column, and the other way round', async ({ canvas }) => {
  const city = canvas.getByRole('columnheader', { name: 'City' });
  await userEvent.click(city);
  await expect(city).toHaveAttribute('aria-sort', 'ascending');
  await expect(namesIn(canvas.getAllByRole('row'))[0]).toMatch(/Émile/);
  await userEvent.click(city);
  await expect(city).toHaveAttribute('aria-sort', 'descending');
  await expect(namesIn(canvas.getAllByRole('row'))[0]).toMatch(/Rosa/);
});

NewestFirst.test('sorts times by number, not by how they are written', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('columnheader', { name: 'Time' }));
  await expect(namesIn(canvas.getAllByRole('row'))[0]).toMatch(/^Rosa/);
});

Default.test('tells which row was pressed', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByText('Security'));
  await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ city: 'Edinburg' }));
});

Empty.test('says that there is nothing', async ({ canvas }) => {
  await expect(canvas.getByText('No messages yet.')).toBeVisible();
});
