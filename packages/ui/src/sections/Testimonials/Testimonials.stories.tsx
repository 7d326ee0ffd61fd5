import preview from '@custom-designs/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
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

Default.test(
  'signs each quote with its name, role, and portrait or initial',
  async ({ canvas }) => {
    for (const { name, role, content, avatar } of testimonials) {
      const quote = canvas.getByText(content).closest('figure') as HTMLElement;
      await expect(within(quote).getByText(name)).toBeVisible();
      if (role) await expect(within(quote).getByText(role)).toBeVisible();
      if (avatar) await expect(quote.querySelector('img')).toBeVisible();
      else await expect(within(quote).getByText(name.charAt(0), { exact: true })).toBeVisible();
    }
  },
);
