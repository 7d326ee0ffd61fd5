import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ProseSection } from './ProseSection.tsx';

const paragraphs = [
  'A theater is a room with a job. Before we talk about projectors we measure yours: how far the back row sits, where the sun enters, how loud the air handler is.',
  'From there we choose screen and projector together, because one without the other is a guess. A white wall of picture belongs in a dark room.',
  'You can start small. A basic theater with a good panel, five speakers and a subwoofer is about $5,000.',
];

const meta = preview.meta({
  title: 'Sections/ProseSection',
  component: ProseSection,
  parameters: { bare: true },
  args: { paragraphs },
});

export const Default = meta.story();
export const OneParagraph = meta.story({ args: { paragraphs: paragraphs.slice(0, 1) } });

Default.test('sets the first paragraph larger than the rest', async ({ canvas }) => {
  const size = (start: RegExp) =>
    Number.parseFloat(getComputedStyle(canvas.getByText(start)).fontSize);
  await expect(size(/^A theater/)).toBeGreaterThan(size(/^From there/) * 1.3);
});
