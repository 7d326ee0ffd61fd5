import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { faqs } from '../sections.fixtures.tsx';
import { Faq } from './Faq.tsx';

const meta = preview.meta({
  title: 'Sections/Faq',
  component: Faq,
  parameters: { bare: true },
  args: { items: faqs, label: 'Good questions', lead: 'If yours is not here, call us.' },
});

export const Default = meta.story();

Default.test('opens one answer at a time', async ({ canvas }) => {
  for (const { question } of faqs.slice(0, 2)) {
    await userEvent.click(canvas.getByRole('button', { name: question }));
  }
  await expect(canvas.getByText(faqs[1]?.answer ?? '')).toBeVisible();
  await expect(canvas.getByText(faqs[0]?.answer ?? '')).not.toBeVisible();
});

Default.test('is a region named by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Frequently asked questions' })).toBeVisible();
});
