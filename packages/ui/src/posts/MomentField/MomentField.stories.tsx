import preview from '@custom-designs/storybook/preview.tsx';
import { fn } from 'storybook/test';
import { inCompact } from '../../admin/compact.fixtures.tsx';
import { MomentField } from './MomentField.tsx';

const meta = preview.meta({
  title: 'Posts/MomentField',
  tags: ['experimental', '!stable'],
  component: MomentField,
  args: {
    name: 'at',
    label: 'Date and time',
    hint: 'Time zone: America/Chicago',
    value: '2026-12-04T08:00',
    onChange: fn(),
  },
  decorators: [inCompact],
});

export const Default = meta.story();
export const Invalid = meta.story({ args: { error: 'Choose a time in the future.' } });
