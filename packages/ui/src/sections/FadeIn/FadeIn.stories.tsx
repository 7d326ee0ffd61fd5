import preview from '@custom-designs/storybook/preview.tsx';
import { Text } from '../../text/index.ts';
import { FadeIn } from './FadeIn.tsx';

const meta = preview.meta({
  title: 'Sections/FadeIn',
  component: FadeIn,
  args: { children: <Text>Visible with and without a script.</Text> },
});

export const Default = meta.story();
