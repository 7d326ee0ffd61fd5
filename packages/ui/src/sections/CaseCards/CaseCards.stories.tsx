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
export const ThreeCases = meta.story({ args: { items: cases.slice(0, 3) } });

Default.test('says client and place in one line', async ({ canvas }) => {
  await expect(canvas.getByText('Sports bar | McAllen, TX')).toBeVisible();
});
