import preview from '@custom-designs/storybook/preview.tsx';
import { faqs } from '../sections.fixtures.tsx';
import { Faq } from './Faq.tsx';

const meta = preview.meta({
  title: 'Sections/Faq',
  component: Faq,
  parameters: { bare: true },
  args: { items: faqs, label: 'Good questions', lead: 'If yours isn’t here, call us.' },
});

export const Default = meta.story();
