import preview from '@custom-designs/storybook/preview.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { faqs } from '../sections.fixtures.tsx';
import { Faq } from './Faq.tsx';

const meta = preview.meta({
  title: 'Sections/Faq',
  component: Faq,
  parameters: { bare: true },
  args: { items: faqs, label: 'Good questions', lead: 'If yours isn’t here, call us.' },
});

export const Default = meta.story();
export const WithPicture = meta.story({
  args: { image: drawnPicture('palms', 'A lit front door between palms') },
});
