import preview from '@custom-designs/storybook/preview.tsx';
import { cases } from '../sections.fixtures.tsx';
import { CaseCards } from './CaseCards.tsx';

const meta = preview.meta({
  title: 'Sections/CaseCards',
  component: CaseCards,
  parameters: { bare: true },
  args: { items: cases },
});

export const Default = meta.story();
