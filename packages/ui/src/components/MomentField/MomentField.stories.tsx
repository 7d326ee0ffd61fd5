import preview from '@custom-designs/storybook/preview.tsx';
import { fn } from 'storybook/test';
import { guide } from './MomentField.guide.tsx';
import { MomentField } from './MomentField.tsx';

const meta = preview.meta({
  title: 'Components/MomentField',
  tags: ['experimental', '!stable'],
  component: MomentField,
  parameters: { guide },
  args: {
    name: 'at',
    label: 'Date and time',
    hint: 'Central Time (Chicago)',
    value: '2026-12-04T08:00',
    onChange: fn(),
  },
});

export const Default = meta.story();
export const Invalid = meta.story({ args: { error: 'Choose a time in the future.' } });
