import preview from '@custom-designs/storybook/preview.tsx';
import { fn, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './Switch.guide.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  parameters: { guide },
  args: { children: 'Show password', onChange: fn() },
});

export const Default = meta.story();
export const Selected = meta.story({ args: { defaultSelected: true } });
export const Focused = meta.story({ play: async () => userEvent.tab() });
export const ReadOnly = meta.story({ args: { isReadOnly: true, isSelected: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });

Default.test('handles every key in its guide', walkKeyboard(guide));
