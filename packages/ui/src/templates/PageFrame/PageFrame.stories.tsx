import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { FeatureGrid } from '../../sections/FeatureGrid/FeatureGrid.tsx';
import { LinkCards } from '../../sections/LinkCards/LinkCards.tsx';
import { features, services } from '../../sections/sections.fixtures.tsx';
import { PageFrame } from './PageFrame.tsx';

const kinds = services.slice(0, 3);

const meta = preview.meta({
  title: 'Templates/PageFrame',
  component: PageFrame,
  parameters: { ...standsAlone, bare: true },
  args: {
    hero: {
      title: 'Residential Technology Solutions',
      description: 'A framed house, a finished one or a place you see twice a year.',
      image: drawnPicture('livingRoom', 'A living room with one lamp lit'),
    },
    heroActions: [
      { label: 'Request a Consultation', href: '/contact' },
      { label: 'View All Services', href: '/services' },
    ],
    closing: { heading: 'Let us see the house' },
    closingActions: [{ label: 'Get a Free Quote', href: '/contact' }],
  },
});

/** An overview needs no template: the frame and two sections are enough. */
export const Overview = meta.story({
  args: {
    children: (
      <>
        <LinkCards heading="Our Residential Services" items={kinds} />
        <FeatureGrid heading="Why Choose Our Residential Solutions" items={features.slice(0, 6)} />
      </>
    ),
  },
});
