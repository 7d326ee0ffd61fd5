import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { discount } from '../sections.fixtures.tsx';
import { DiscountBand } from './DiscountBand.tsx';

const meta = preview.meta({
  title: 'Sections/DiscountBand',
  component: DiscountBand,
  parameters: { bare: true },
  args: discount,
});

export const Default = meta.story();

Default.test('says who saves and what it takes', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: /seniors and veterans/ })).toBeVisible();
  await expect(canvas.getByText(/show a valid ID/)).toBeVisible();
});
