import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { DeskTabs, type DeskTabsProps } from './DeskTabs.tsx';

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

/** As on a phone of 320 px. */
export const Narrow = meta.story({
  args: { tools: <div style={{ inlineSize: '8rem' }}>Tools</div> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation').getBoundingClientRect();
    const tools = canvas.getByText('Tools').getBoundingClientRect();
    await expect(tabs.width).toBe(280);
    await expect(tools.bottom).toBeLessThanOrEqual(tabs.top);
    await expect(tools.right).toBe(tabs.right);
    // It fades out where more tabs follow, from the next frame on.
    const list = canvas.getByRole('list');
    await waitFor(() => expect(getComputedStyle(list).maskImage).toMatch(/gradient/));
  },
});

/** The counts arrive after the tabs. */
function Counted({ items, ...props }: DeskTabsProps) {
  const [count, setCount] = useState<number | null>(null);
  return (
    <div style={{ inlineSize: '17.5rem' }}>
      <button type="button" onClick={() => setCount(1_234_567)}>
        Count
      </button>
      <DeskTabs {...props} items={items.map((item) => ({ ...item, count }))} />
    </div>
  );
}

LastOne.test(
  'keeps the current tab in sight once the counts are known',
  { render: (args) => <Counted {...args} /> },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    const tab = canvas.getByRole('link', { name: 'All 1,234,567' });
    const { right } = canvas.getByRole('navigation').getBoundingClientRect();
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1));
  },
);
