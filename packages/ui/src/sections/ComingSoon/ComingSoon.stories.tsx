import preview from '@custom-designs/storybook/preview.tsx';
import { ComingSoon } from './ComingSoon.tsx';

const meta = preview.meta({
  title: 'Sections/ComingSoon',
  component: ComingSoon,
  parameters: { bare: true },
  args: {
    heading: 'Stories from the ranches',
    text: 'It’ll be up as soon as we have photos that do that sky justice.',
    actions: [{ label: 'See Other Projects', href: '/projects' }],
  },
});

export const Default = meta.story();
