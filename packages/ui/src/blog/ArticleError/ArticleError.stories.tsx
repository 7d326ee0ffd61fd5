import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ArticleError } from './ArticleError.tsx';

const meta = preview.meta({
  title: 'Blog/ArticleError',
  component: ArticleError,
  args: {
    actions: [
      { label: 'Back to Blog', href: '/blog' },
      { label: 'Go Home', href: '/' },
    ],
  },
  parameters: { bare: true },
});

export const Default = meta.story();
export const Missing = meta.story({ args: { message: 'Blog post not found' } });
export const WithoutActions = meta.story({ args: { actions: [] } });

Default.test('says what happened and leads on', async ({ canvas }) => {
  const { getByRole } = canvas;
  await expect(getByRole('heading', { level: 1, name: 'Oops! Blog Post Not Found' })).toBeVisible();
  await expect(getByRole('alert')).toHaveTextContent(
    'Something went wrong while loading the blog post.',
  );
  await expect(getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  await expect(getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

WithoutActions.test('has no links of its own', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});
