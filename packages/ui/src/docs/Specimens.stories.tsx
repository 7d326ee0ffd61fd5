import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ColorSwatches } from './ColorSwatches.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { CornerScale, SpaceScale } from './SpaceScale.tsx';
import { TypeScale } from './TypeScale.tsx';

/** What the foundations pages show, as stories: so each is checked like any component. */
const meta = preview.meta({
  title: 'Foundations/Specimens',
  tags: ['!dev', '!autodocs'],
});

export const Colors = meta.story({
  render: () => (
    <ColorSwatches groups={['ground', 'surface', 'raised', 'text', 'line', 'accent', 'scene']} />
  ),
});
export const Contrast = meta.story({ render: () => <ContrastTable /> });
export const Type = meta.story({ render: () => <TypeScale /> });
export const Space = meta.story({ render: () => <SpaceScale group="space" /> });
export const Corners = meta.story({ render: () => <CornerScale /> });

Colors.test('shows each color in both themes', async ({ canvas }) => {
  const [night, noon] = canvas
    .getAllByText('ground')
    .map((name) => getComputedStyle(name.previousElementSibling as Element).backgroundColor);
  await expect(night).not.toBe(noon);
});

Type.test('says what each size is, as the theme has it', async ({ canvas }) => {
  await expect(await canvas.findByText(/^body · 1\.0625rem/)).toBeVisible();
});

Space.test('draws each length at its size', async ({ canvas }) => {
  const bar = canvas.getByText('space.xxl').parentElement?.nextElementSibling as Element;
  await expect(bar.getBoundingClientRect().width).toBe(48);
});
