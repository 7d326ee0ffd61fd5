import preview from '@custom-designs/storybook/preview.tsx';
import { offer } from '../sections.fixtures.tsx';
import { ProseSection } from './ProseSection.tsx';

const meta = preview.meta({
  title: 'Sections/ProseSection',
  component: ProseSection,
  parameters: { bare: true },
  args: { paragraphs: offer },
});

export const Default = meta.story();
export const OneParagraph = meta.story({ args: { paragraphs: offer.slice(0, 1) } });
