import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { DiscountBand } from './DiscountBand.tsx';

const meta = preview.meta({
  title: 'Sections/DiscountBand',
  component: DiscountBand,
  parameters: { bare: true },
  args: {
    figure: '15%',
    heading: '15% off all services for seniors and veterans',
    text: 'A thank-you to the people who built this Valley and the people who served.',
    conditions: 'Mention it when you schedule and show a valid ID at the visit.',
  },
});

export const Default = meta.story();
export const WithAction = meta.story({
  args: { actions: [{ label: 'Schedule a Consultation', href: '/contact#contact' }] },
});

Default.test('says who saves and what it takes', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: /seniors and veterans/ })).toBeVisible();
  await expect(canvas.getByText(/show a valid ID/)).toBeVisible();
});
