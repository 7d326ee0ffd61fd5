import preview from '@custom-designs/storybook/preview.tsx';
import { hours } from '../sections.fixtures.tsx';
import { OpeningHours } from './OpeningHours.tsx';

const meta = preview.meta({
  title: 'Sections/OpeningHours',
  component: OpeningHours,
  args: { items: hours },
});

export const Default = meta.story();
