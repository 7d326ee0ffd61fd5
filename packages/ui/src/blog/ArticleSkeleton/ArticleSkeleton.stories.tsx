import preview from '@custom-designs/storybook/preview.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';

const meta = preview.meta({
  title: 'Blog/ArticleSkeleton',
  component: ArticleSkeleton,
  parameters: { bare: true },
});

export const Default = meta.story();
