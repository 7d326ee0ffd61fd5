import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './CategoryTabs.guide.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { categoryTabs } from './tabs.ts';

const meta = preview.meta({
  title: 'Blog/CategoryTabs',
  component: CategoryTabs,
  parameters: { guide },
  args: {
    items: categoryTabs,
    selected: 'all',
    hrefOf: (id: string) => (id === 'all' ? '/blog' : `/blog?category=${id}`),
  },
});

export const Default = meta.story();
export const LastSelected = meta.story({ args: { selected: 'kitchen' } });

Default.test('handles every key in its guide', walkKeyboard(guide));

LastSelected.test('scrolls to the selected tab', async ({ canvas }) => {
  const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(innerWidth);
});
