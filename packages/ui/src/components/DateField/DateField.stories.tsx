import preview from '@custom-designs/storybook/preview.tsx';
import { guide } from './DateField.guide.tsx';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  title: 'Components/DateField',
  component: DateField,
  parameters: { guide },
  args: { name: 'preferredDate', label: 'Preferred Consultation Date' },
});

export const Default = meta.story();
export const Invalid = meta.story({
  args: { error: 'Please choose a day that is still to come.', defaultValue: '2020-02-29' },
});
