import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
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
export const Samples = meta.story({
  args: { items: testimonials.map((item) => ({ ...item, isSample: true })) },
  play: async ({ canvas, args: { items } }) => {
    await expect(canvas.getByText(/^Sample words/)).toBeVisible();
    for (const { name, role } of items) {
      await expect(canvas.queryByText(name)).not.toBeInTheDocument();
      if (role) await expect(canvas.getByText(role)).toBeVisible();
    }
  },
});
