import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { type DeskItem, DeskList } from './DeskList.tsx';

const item = (id: string, title: string, changes: Partial<DeskItem> = {}): DeskItem => ({
  ...{ id, title, href: `?post=${id}`, facts: ['Nov 10, 2026', 'Custom Designs', 'Lighting'] },
  change: 'Changed by Ana, 2:14 PM',
  marks: [{ label: 'Published', tone: 'success' }],
  ...changes,
});

const meta = preview.meta({
  title: 'Desk/DeskList',
  tags: ['experimental', '!stable'],
  component: DeskList,
  args: {
    what: 'post',
    items: [
      item('1', 'How to light a palm tree'),
      item('2', 'Music in four rooms', {
        marks: [
          { label: 'Published', tone: 'success' },
          { label: 'Unpublished changes', tone: 'accent' },
        ],
      }),
      item('3', '', { marks: [{ label: 'Draft', tone: 'neutral' }], facts: [] }),
    ],
    status: 'ready' as const,
    error: '',
    isSearch: false,
    onRetry: fn(),
    onClearSearch: fn(),
    onDelete: fn(),
  },
  decorators: [inCompact],
});

export const Default = meta.story();
export const LongText = meta.story({
  args: { items: [item('1', 'A very long title '.repeat(12)), item('2', 'x'.repeat(200))] },
});
export const Loading = meta.story({ args: { items: [], status: 'loading' } });
export const Failed = meta.story({
  args: { items: [], status: 'failed', error: 'The connection was lost.' },
});
export const NoMatch = meta.story({ args: { items: [], isSearch: true } });

Default.test('opens a post by its title, and asks to delete it', async ({ canvas, args }) => {
  await expect(canvas.getByRole('link', { name: 'Untitled post' })).toHaveAttribute(
    'href',
    '?post=3',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Music in four rooms' }));
  await expect(args.onDelete).toHaveBeenCalledWith('2');
});
