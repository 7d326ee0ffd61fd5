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

const pictures = [
  undefined,
  drawnPicture('desk', 'A floor plan on a desk'),
  undefined,
  drawnPicture('theater', 'A small theater with its screen lit'),
];

export const Default = meta.story();
export const WithPictures = meta.story({
  args: {
    items: steps.map((step, index) => ({
      ...step,
      ...(pictures[index] && { image: pictures[index] }),
    })),
    action: { label: 'What you keep afterward', href: '/about' },
  },
});
