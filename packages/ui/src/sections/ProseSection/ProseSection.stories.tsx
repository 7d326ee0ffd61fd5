import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
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

Default.test('sets the first paragraph larger than the rest', async ({ canvas }) => {
  const size = (start: RegExp) =>
    Number.parseFloat(getComputedStyle(canvas.getByText(start)).fontSize);
  await expect(size(/^A theater/)).toBeGreaterThan(size(/^From there/) * 1.3);
});
