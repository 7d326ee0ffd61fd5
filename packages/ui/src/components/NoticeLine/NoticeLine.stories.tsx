import preview from '@custom-designs/storybook/preview.tsx';
import { guide } from './NoticeLine.guide.tsx';
import { NoticeLine } from './NoticeLine.tsx';

const meta = preview.meta({
  title: 'Components/NoticeLine',
  tags: ['experimental', '!stable'],
  component: NoticeLine,
  parameters: { guide },
  args: { children: 'Closed on Friday, November 27. We’re back on Saturday at 10 AM.' },
});

export const Default = meta.story();
