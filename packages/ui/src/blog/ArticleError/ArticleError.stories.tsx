import preview from '@custom-designs/storybook/preview.tsx';
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
