import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { ColorSwatches } from './ColorSwatches.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { MotionScale } from './MotionScale.tsx';
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
export const Motion = meta.story({ render: () => <MotionScale /> });

Colors.test('shows each color in both themes', async ({ canvas }) => {
  const [night, noon] = canvas
    .getAllByText('ground')
    .map((name) => getComputedStyle(name.previousElementSibling as Element).backgroundColor);
  await expect(night).not.toBe(noon);
});

Contrast.test('finds no pair too low', async ({ canvas }) => {
  await expect(canvas.getAllByRole('row').length).toBeGreaterThan(30);
  await expect(canvas.queryByText(/too low/)).not.toBeInTheDocument();
});

Type.test('says what each size is, as the theme has it', async ({ canvas }) => {
  await expect(await canvas.findByText(/^body · 1\.0625rem/)).toBeVisible();
});

Space.test('draws each length at its size', async ({ canvas }) => {
  const bar = canvas.getByText('space.xxl').parentElement?.nextElementSibling as Element;
  await expect(bar.getBoundingClientRect().width).toBe(48);
});

Space.test(
  'shows no change when the toolbar sets a backend',
  { globals: { backend: 'offline' } },
  async ({ canvas }) => {
    const bar = canvas.getByText('space.xxl').parentElement?.nextElementSibling as Element;
    await expect(bar.getBoundingClientRect().width).toBe(48);
  },
);

Motion.test('sends every light across', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Across' }));
  await expect(canvas.getByTestId('light')).toHaveAttribute('data-lit', 'true');
  await expect(canvas.getByRole('button', { name: 'Back again' })).toBeVisible();
});
