import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './Breadcrumbs.guide.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide },
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Blog', href: '/blog' },
    ],
  },
});

export const Default = meta.story();

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('lists Home, then Blog as the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(canvas.queryByRole('link', { name: 'Blog' })).toBeNull();
  await expect(canvas.getByText('Blog')).toHaveAttribute('aria-current', 'page');
});
