import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { DeskTabs } from './DeskTabs.tsx';

const items = ['Inbox', 'Contacted', 'Scheduled', 'Won', 'Lost', 'Spam', 'All'].map(
  (label, index) => ({ label, href: `?status=${label}`, count: index * 7 + 3 }),
);

const meta = preview.meta({
  title: 'Desk/DeskTabs',
  tags: ['experimental', '!stable'],
  component: DeskTabs,
  args: { 'aria-label': 'Status', items, currentHref: '?status=Inbox' },
  decorators: [inCompact],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('Inbox 3')).toHaveAttribute('aria-current', 'page');
    await expect(link('All 45')).not.toHaveAttribute('aria-current');
  },
});
export const Loading = meta.story({
  args: { items: items.map((item) => ({ ...item, count: null })) },
});
export const LastOne = meta.story({ args: { currentHref: '?status=All' } });
