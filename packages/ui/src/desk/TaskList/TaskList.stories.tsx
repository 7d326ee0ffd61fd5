import preview from '@custom-designs/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { TaskList } from './TaskList.tsx';

const meta = preview.meta({
  title: 'Desk/TaskList',
  tags: ['experimental', '!stable'],
  component: TaskList,
  args: {
    tasks: [
      { label: 'notifications not delivered', count: 2, href: '/admin/leads', isUrgent: true },
      {
        label: 'new messages',
        count: 12,
        href: '/admin/leads',
        items: [
          {
            ...{ id: 'a', title: 'Señora Peña', href: '/admin/leads?lead=a', hasPhoto: true },
            text: 'A theater for eight, and the patio behind it, before Christmas if that is possible.',
            ...{ time: '48 min ago', isLate: true, callHref: 'tel:9565550123' },
          },
          { id: 'b', title: 'luis@example.com', href: '/admin/leads?lead=b', time: '2 min ago' },
        ],
      },
      { label: 'drafts', count: 0, href: '/admin/posts' },
      { label: 'Invite your people', href: '/admin/people' },
    ],
    empty: 'Nothing is waiting for you.',
  },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { tasks: [] } });

Default.test('links each number to its screen, without those at zero', async ({ canvas }) => {
  const names = canvas.getAllByRole('link').map(({ textContent }) => textContent?.trim());
  await expect(names).toEqual([
    '2notifications not delivered',
    '12new messages',
    'Señora Peña',
    'Call',
    'luis@example.com',
    'Invite your people',
  ]);
  const call = canvas.getByRole('link', { name: 'Call Señora Peña' });
  await expect(call).toHaveAttribute('href', 'tel:9565550123');
  const list = canvas.getByRole('list', { name: '12 new messages' });
  await expect(within(list).getByText('48 min ago, late')).toBeInTheDocument();
  const right = (element: Element) => element.getBoundingClientRect().right;
  await expect(right(call)).toBeLessThan(right(list));
});
