import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { cases } from '../sections.fixtures.tsx';
import { CaseCards } from './CaseCards.tsx';

const meta = preview.meta({
  title: 'Sections/CaseCards',
  component: CaseCards,
  parameters: { bare: true },
  args: { items: cases },
});

export const Default = meta.story();
export const Samples = meta.story({
  args: { items: cases.map((item) => ({ ...item, isSample: true })) },
  play: async ({ canvas }) => expect(canvas.getByText(/^Sample stories/)).toBeVisible(),
});
