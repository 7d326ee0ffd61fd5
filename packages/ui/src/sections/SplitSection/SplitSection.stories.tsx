import preview from '@custom-designs/storybook/preview.tsx';
import { Text } from '../../text/index.ts';
import { SplitSection } from './SplitSection.tsx';

const meta = preview.meta({
  title: 'Sections/SplitSection',
  component: SplitSection,
  parameters: { bare: true },
  args: {
    heading: 'What We Offer',
    lead: 'Ten services, one crew.',
    children: <Text>A theater is a room with a job.</Text>,
  },
});

export const Default = meta.story();
