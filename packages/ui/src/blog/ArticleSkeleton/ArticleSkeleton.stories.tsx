import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';

const meta = preview.meta({
  title: 'Blog/ArticleSkeleton',
  component: ArticleSkeleton,
  parameters: { bare: true },
});

export const Default = meta.story();

Default.test('says once that the article is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading the article');
});
