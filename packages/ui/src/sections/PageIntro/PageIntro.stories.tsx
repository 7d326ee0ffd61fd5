import preview from '@custom-designs/storybook/preview.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { PageIntro } from './PageIntro.tsx';

const meta = preview.meta({
  title: 'Sections/PageIntro',
  component: PageIntro,
  parameters: { bare: true },
  args: {
    heading: 'Contact Us',
    lead: 'Call, and somebody at our McAllen office answers during business hours.',
  },
});

export const Default = meta.story();
export const WithPicture = meta.story({
  args: { image: drawnPicture('theater', 'A small theater with its screen lit') },
});
