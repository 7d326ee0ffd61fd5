import preview from '@custom-designs/storybook/preview.tsx';
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
/* The last one has a row of its own. */
export const SevenValues = meta.story({
  args: {
    items: Array.from({ length: 7 }, (_, index) => ({
      title: `Value ${index + 1}`,
      description: 'What it means for a house, in one sentence of a usual length.',
      href: `/services/${index}`,
    })),
  },
});
