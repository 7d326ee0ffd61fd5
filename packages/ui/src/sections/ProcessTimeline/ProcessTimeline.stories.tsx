import preview from '@custom-designs/storybook/preview.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { steps } from '../sections.fixtures.tsx';
import { ProcessTimeline } from './ProcessTimeline.tsx';

const meta = preview.meta({
  title: 'Sections/ProcessTimeline',
  component: ProcessTimeline,
  parameters: { bare: true },
  args: { items: steps },
});

export const Default = meta.story();
export const WithPicture = meta.story({
  args: {
    image: drawnPicture('theater', 'A small theater with its screen lit'),
    action: { label: 'What you keep afterward', href: '/about' },
  },
});
