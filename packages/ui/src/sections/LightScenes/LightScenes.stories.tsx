import preview from '@custom-designs/storybook/preview.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { LightScenes } from './LightScenes.tsx';

const items = [
  {
    title: 'Premium lighting',
    description: 'We light the wall, the table and the path, and leave the rest to the dark.',
    image: drawnPicture('livingRoom', 'One lamp on a textured wall above a low table'),
    href: '/services/lighting-design',
  },
  {
    title: 'Audio excellence',
    description: 'Voices you can follow, music that reaches the far end of the patio.',
    image: drawnPicture('theater', 'Screen glowing in a dark theater', 'dimmed'),
    href: '/services/audio-services',
  },
  {
    title: 'Expert guidance',
    description: 'The people who draw your plan are the people who pull the wire.',
    image: drawnPicture('desk', 'Floor plan under a desk lamp'),
    href: '/about',
  },
];

const meta = preview.meta({
  title: 'Sections/LightScenes',
  tags: ['experimental', '!stable'],
  component: LightScenes,
  parameters: { bare: true },
  args: {
    items,
    label: 'Our vision',
    heading: (
      <>
        A house should know what <em>time</em> it is
      </>
    ),
    lead: 'Bright and clear at breakfast, low and warm by dinner.',
  },
});

export const Default = meta.story();
