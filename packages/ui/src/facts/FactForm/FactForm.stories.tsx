import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../components/TextField/TextField.tsx';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { FactForm } from './FactForm.tsx';

const meta = preview.meta({
  title: 'Facts/FactForm',
  tags: ['experimental', '!stable'],
  component: FactForm,
  decorators: [inCompact],
  args: {
    timing: 'On the pages after the next update.',
    pages: [{ label: 'Home Theater Installation', href: '/services/home-theater-installation' }],
    sentences: [
      {
        label: 'Home',
        href: '/',
        text: 'A basic theater in a room you already have is about $5,000.',
      },
    ],
    isDirty: false,
    onSave: fn(),
    onDiscard: fn(),
    onUndo: fn(),
    onReset: fn(),
    children: <TextField name="price" label="Basic home theater, in dollars" defaultValue="5000" />,
  },
});

export const Saved = meta.story();
export const Sample = meta.story({ args: { canConfirm: true, onReset: undefined } });
export const Typing = meta.story({ args: { isDirty: true, length: { current: 170, max: 160 } } });
export const Failed = meta.story({
  args: { isDirty: true, problem: 'Not saved. What you typed is still here.' },
});
export const Question = meta.story({
  args: {
    isDirty: true,
    question: {
      ...{ text: '$99,999,999 is far from $5,000, the price so far. Save it anyway?' },
      ...{ yes: 'Save anyway', no: 'Change it', onYes: fn(), onNo: fn() },
    },
  },
});
export const Phone = meta.story({
  args: { isDirty: true },
  globals: { viewport: { value: 'phone' } },
});

function stickyAround(element: HTMLElement): HTMLElement | null {
  if (getComputedStyle(element).position === 'sticky') return element;
  return element.parentElement && stickyAround(element.parentElement);
}

Phone.test('keeps nothing but its buttons at the edge of the window', async ({ canvas }) => {
  const foot = stickyAround(canvas.getByRole('button', { name: 'Save' }));
  await expect(foot?.offsetHeight).toBeLessThan(70);
  await expect(stickyAround(canvas.getByText('On the pages after the next update.'))).toBeNull();
});
