import preview from '@custom-designs/storybook/preview.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { gains } from '../sections.fixtures.tsx';
import { BulletSection } from './BulletSection.tsx';

const meta = preview.meta({
  title: 'Sections/BulletSection',
  component: BulletSection,
  parameters: { bare: true },
  args: { items: gains, heading: 'Made for the far end of the causeway' },
});

export const Default = meta.story({
  args: {
    label: 'Custom solutions',
    lead: 'Regular outdoor gear doesn’t last in sea spray.',
    image: drawnPicture('pool', 'A lit pool beside a terrace'),
  },
});
export const WithoutPicture = meta.story();
export const Gains = meta.story({ args: { variant: 'gains' } });
