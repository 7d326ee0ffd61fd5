import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { points } from '../sections.fixtures.tsx';
import { ValueColumns } from './ValueColumns.tsx';

const meta = preview.meta({
  title: 'Sections/ValueColumns',
  component: ValueColumns,
  parameters: { bare: true },
  args: {
    items: points,
    label: 'How we work',
    heading: 'What We Value',
    lead: 'Three short words.',
  },
});

export const Default = meta.story();
export const WithAction = meta.story({
  args: { actions: [{ label: 'Schedule A Consultation', href: '/contact#contact' }] },
});
export const FourValues = meta.story({
  args: { items: [...points, { title: 'Patience', description: 'We answer the same question.' }] },
});
export const LeadingOn = meta.story({
  args: { items: points.map((item, index) => ({ ...item, href: `/services/${index}` })) },
});

Default.test('names every value beneath the section’s heading', async ({ canvas }) => {
  const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  await expect(titles).toEqual(points.map(({ title }) => title));
});

WithAction.test('leads on', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Schedule A Consultation' });
  await expect(link).toHaveAttribute('href', '/contact#contact');
});

LeadingOn.test('is one link a column, heard with its title', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Learn more When the ground shakes' });
  await expect(link).toHaveAttribute('href', '/services/1');
});
