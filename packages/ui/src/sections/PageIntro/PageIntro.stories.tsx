import preview from '@custom-designs/storybook/preview.tsx';
import { PageIntro } from './PageIntro.tsx';

const meta = preview.meta({
  title: 'Sections/PageIntro',
  component: PageIntro,
  parameters: { bare: true },
  args: { heading: 'Contact Us', lead: 'Tell us what the room does now and what you wish it did.' },
});

export const Default = meta.story();
