import preview from '@custom-designs/storybook/preview.tsx';
import { fn, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './Checkbox.guide.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { children: 'Lighting', onChange: fn() },
});

export const Default = meta.story();
export const Selected = meta.story({ args: { defaultSelected: true } });
export const Indeterminate = meta.story({ args: { isIndeterminate: true, children: 'All rooms' } });
export const Focused = meta.story({ play: async () => userEvent.tab() });
export const Required = meta.story({ args: { isRequired: true } });
export const Invalid = meta.story({ args: { isInvalid: true } });
export const ReadOnly = meta.story({ args: { isReadOnly: true, isSelected: true } });
export const Disabled = meta.story({ args: { isDisabled: true, isSelected: true } });

Default.test('handles every key in its guide', walkKeyboard(guide));
