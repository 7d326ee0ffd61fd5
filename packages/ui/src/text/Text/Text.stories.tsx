import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/index.ts';
import { Text } from '../index.ts';
import { guide } from './Text.guide.tsx';

const long = 'We light the wall, the table and the path, and leave the rest to the dark. '.repeat(
  12,
);
const meta = preview.meta({
  title: 'Text/Text',
  component: Text,
  parameters: { guide },
  args: { children: 'Bright and clear at breakfast, low and warm by dinner.' },
});

export const Default = meta.story();
export const Sizes = meta.story({
  render: () => (
    <Stack>
      {(['lead', 'body', 'small', 'label', 'tagline'] as const).map((size) => (
        <Text key={size} size={size}>
          {`${size}: Illuminating Your Space`}
        </Text>
      ))}
    </Stack>
  ),
});
export const Tones = meta.story({
  render: () => (
    <Stack>
      {(['body', 'strong', 'muted', 'accent', 'cool', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {`${tone}: one song in the kitchen, another by the pool`}
        </Text>
      ))}
    </Stack>
  ),
});
export const Clamped = meta.story({ args: { children: long, clamp: 3 } });

Clamped.test('is cut after three lines', async ({ canvas }) => {
  const text = canvas.getByText(/We light the wall/);
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
  await expect(Math.round(text.getBoundingClientRect().height / lineHeight)).toBe(3);
});
