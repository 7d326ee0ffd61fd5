import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './CategoryTabs.guide.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { categoryTabs } from './categoryTabs.ts';

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

Default.test('answers to every key of its table', walkKeyboard(guide));

Default.test('has the tabs of the blog, each at its address', async ({ canvas }) => {
  const links = canvas.getAllByRole('link');
  await expect(links.map((link) => link.textContent)).toEqual([
    'All Posts',
    'Lighting',
    'Home Interior',
    'Home Exterior',
    'Audio Systems',
    'Security',
    'Home Automation',
    'Furniture',
    'Design',
    'Kitchen Tech',
  ]);
  await expect(links.map((link) => new URL((link as HTMLAnchorElement).href).search)).toEqual([
    '',
    ...[
      'lighting',
      'interior',
      'exterior',
      'audio',
      'security',
      'automation',
      'furniture',
      'design',
      'kitchen',
    ].map((id) => `?category=${id}`),
  ]);
});

Default.test('says which one is selected', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('All Posts');
});

const isInSight = async (link: HTMLElement) => {
  const { left, right } = link.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(innerWidth);
};

LastSelected.test('brings the selected one into sight', async ({ canvas }) => {
  await isInSight(canvas.getByRole('link', { current: 'page' }));
});
