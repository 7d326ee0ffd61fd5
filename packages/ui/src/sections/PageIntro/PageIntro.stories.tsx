import preview from '@custom-designs/storybook/preview.tsx';
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
