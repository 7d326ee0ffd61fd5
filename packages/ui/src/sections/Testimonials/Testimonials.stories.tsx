import preview from '@custom-designs/storybook/preview.tsx';
import { testimonials } from '../sections.fixtures.tsx';
import { Testimonials } from './Testimonials.tsx';

const meta = preview.meta({
  title: 'Sections/Testimonials',
  component: Testimonials,
  parameters: { bare: true },
  args: { items: testimonials },
});

export const Default = meta.story();
export const TwoTestimonials = meta.story({ args: { items: testimonials.slice(0, 2) } });
