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
