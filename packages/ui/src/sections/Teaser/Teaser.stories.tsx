import preview from '@custom-designs/storybook/preview.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { land, places } from '../../exhibits/ValleyMap/ValleyMap.fixtures.ts';
import { ValleyDrawing } from '../../exhibits/ValleyMap/ValleyMap.tsx';
import { Teaser } from './Teaser.tsx';

const meta = preview.meta({
  title: 'Sections/Teaser',
  component: Teaser,
  parameters: { bare: true },
  args: {
    label: 'About us',
    heading: 'A family business, a short drive from most of our work',
    paragraphs: [
      'Custom Designs began in McAllen in 2019 as a family business, and it still is one.',
      'When something acts up, you call people who remember putting it in.',
    ],
    figure: '2019',
    image: drawnPicture('livingRoom', 'Living room in the evening with one lamp lit'),
    actions: [{ label: 'Learn More About Us', href: '/about' }],
  },
});

export const Default = meta.story();
export const WithAMap = meta.story({
  render: ({ image: _, figure: __, ...args }) => (
    <Teaser {...args}>
      <ValleyDrawing land={land} places={places} home="McAllen" />
    </Teaser>
  ),
});
export const WithoutFigure = meta.story({
  args: {
    heading: 'Thirty years of wiring between two brothers',
    paragraphs: ['One pulls the cable, the other writes the label.'],
    actions: [],
    image: drawnPicture('palms', 'House at dusk between lit palms'),
  },
  render: ({ figure: _, ...args }) => <Teaser {...args} />,
});
