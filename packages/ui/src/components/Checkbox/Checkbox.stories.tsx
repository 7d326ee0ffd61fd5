import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
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

Default.test('answers to every key of its table', walkKeyboard(guide));

Default.test('tells its new state', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByText('Lighting'));
  await expect(args.onChange).toHaveBeenCalledWith(true);
  await expect(canvas.getByRole('checkbox', { name: 'Lighting' })).toBeChecked();
});

Indeterminate.test('is heard as mixed', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
});

ReadOnly.test('keeps its state while read-only', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByText('Lighting'));
  await expect(args.onChange).not.toHaveBeenCalled();
});

Focused.test('draws its ring around the box, not around the label', async ({ canvasElement }) => {
  const label = canvasElement.querySelector('[data-focus-visible]') as HTMLElement;
  await expect(getComputedStyle(label).outlineStyle).toBe('none');
});
