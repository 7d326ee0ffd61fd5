import preview from '@custom-designs/storybook/preview.tsx';
import { ArrowRight, Lightbulb, Phone, Speaker, Wifi } from 'lucide-react';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/index.ts';
import { guide } from './Icon.guide.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  title: 'Components/Icon',
  component: Icon,
  parameters: { guide },
  args: { icon: Phone },
});

export const Default = meta.story();
export const Large = meta.story({ args: { size: 24 } });
export const Named = meta.story({ args: { label: 'Call us' } });
export const HouseSet = meta.story({
  render: () => (
    <Stack direction="row" gap="lg">
      {[Lightbulb, Speaker, Wifi, Phone].map((drawing) => (
        <Icon key={drawing.displayName} icon={drawing} size={24} />
      ))}
    </Stack>
  ),
});
export const RightToLeft = meta.story({
  args: { icon: ArrowRight, isDirectional: true },
  globals: { direction: 'rtl' },
});

RightToLeft.test('is mirrored in right-to-left text', async ({ canvasElement }) => {
  const drawing = canvasElement.querySelector('svg') as SVGElement;
  await expect(getComputedStyle(drawing).scale).toBe('-1 1');
});
