import preview from '@custom-designs/storybook/preview.tsx';
import { voices } from '../sections.fixtures.tsx';
import { Testimonials } from './Testimonials.tsx';

const meta = preview.meta({
  title: 'Sections/Testimonials',
  component: Testimonials,
  parameters: { bare: true },
  args: { items: voices },
});

export const Default = meta.story();
export const TwoVoices = meta.story({ args: { items: voices.slice(0, 2) } });
