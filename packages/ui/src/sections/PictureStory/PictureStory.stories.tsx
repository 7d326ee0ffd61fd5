import preview from '@custom-designs/storybook/preview.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { points } from '../sections.fixtures.tsx';
import { PictureStory } from './PictureStory.tsx';

const paragraphs = [
  'Downtown walls are three bricks thick, so we look for what earlier trades left behind: a dead gas pipe, a shaft, the gap over a tin ceiling.',
  'Around the water the houses are low and wide. Light thrown back at night is a gift if you plan for it.',
];

const meta = preview.meta({
  title: 'Sections/PictureStory',
  component: PictureStory,
  parameters: { bare: true },
  args: {
    label: 'Only here',
    heading: 'An old river town in a hurry',
    lead: 'Ships on one side, rockets on the other.',
    paragraphs,
    points,
  },
});

const image = drawnPicture('palms', 'A lit front door between palms');
export const Default = meta.story({ args: { image } });
export const WithoutPicture = meta.story();
export const Above = meta.story({
  args: {
    variant: 'above',
    paragraphs: [],
    image: drawnPicture('theater', 'A small theater with its screen lit'),
    actions: [{ label: 'See Home Theater Installation', href: '/services/home-theater' }],
  },
});
