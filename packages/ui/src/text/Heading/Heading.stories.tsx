import preview from '@custom-designs/storybook/preview.tsx';
import { Stack } from '../../layout/index.ts';
import { Heading } from '../index.ts';
import { guide } from './Heading.guide.tsx';

const meta = preview.meta({
  title: 'Text/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 1 as const, children: 'Custom Designs' },
});

export const Default = meta.story();
export const Sizes = meta.story({
  render: () => (
    <Stack gap="lg">
      <Heading level={1} size="hero">
        Custom Designs
      </Heading>
      <Heading level={2} size="display">
        A house should know <em>what time</em> it is
      </Heading>
      <Heading level={3} size="title">
        Tell us about the room
      </Heading>
      <Heading level={4} size="heading">
        Lighting design
      </Heading>
      <Heading level={5} size="subheading">
        Monday to Friday
      </Heading>
    </Stack>
  ),
});
