import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { Faq } from './Faq.tsx';

const items = [
  {
    question: 'What areas do you serve?',
    answer:
      'McAllen, Mission, Edinburg, Brownsville, Harlingen, South Padre Island and Rio Grande City.',
  },
  {
    question: 'How much does a typical smart home system cost?',
    answer:
      'Basic smart lighting starts from about $1,500. Full home automation runs from $5,000 to $25,000+.',
  },
  {
    question: 'Do you work with existing homes or only new construction?',
    answer:
      'Both. In new construction we wire before the drywall; in existing homes we fish cable through attics.',
  },
];
const meta = preview.meta({
  title: 'Sections/Faq',
  component: Faq,
  parameters: { bare: true },
  args: { items, label: 'Good questions', lead: 'If yours is not here, call us.' },
});

export const Default = meta.story();

Default.test('opens one answer at a time', async ({ canvas }) => {
  for (const { question } of items.slice(0, 2)) {
    await userEvent.click(canvas.getByRole('button', { name: question }));
  }
  await expect(canvas.getByText(items[1]?.answer ?? '')).toBeVisible();
  await expect(canvas.getByText(items[0]?.answer ?? '')).not.toBeVisible();
});

Default.test('is a region named by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Frequently asked questions' })).toBeVisible();
});
