import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './Select.guide.tsx';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  parameters: { guide },
  args: {
    name: 'category',
    label: 'Category',
    defaultValue: 'hero-images',
    onChange: fn(),
    items: [
      { value: 'hero-images', label: 'Hero Images' },
      { value: 'project-gallery', label: 'Project Gallery' },
      { value: 'about-page', label: 'About Page' },
    ],
  },
});

export const Default = meta.story();
export const Open = meta.story({
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
});
export const NothingChosen = meta.story({
  args: { defaultValue: undefined, placeholder: 'Choose a category', isRequired: true },
});
export const Focused = meta.story({ play: async () => userEvent.tab() });
export const Invalid = meta.story({
  args: {
    defaultValue: undefined,
    placeholder: 'Choose a category',
    error: 'Please choose a category.',
  },
});
export const ReadOnly = meta.story({ args: { isReadOnly: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const ManyItems = meta.story({
  args: {
    label: 'Tag',
    defaultValue: 'tag-250',
    items: Array.from({ length: 500 }, (_, index) => ({
      value: `tag-${index}`,
      label: `Tag ${index}`,
    })),
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
});

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('lists its items by name and marks the chosen one', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
  const names = screen.getAllByRole('option').map((option: HTMLElement) => option.textContent);
  await expect(names).toEqual(['Hero Images', 'Project Gallery', 'About Page']);
  await userEvent.click(screen.getByRole('option', { name: 'Project Gallery' }));
  await expect(args.onChange).toHaveBeenCalledWith('project-gallery');
  await expect(canvas.getByRole('button', { name: /Project Gallery/ })).toBeVisible();
});

ManyItems.test('opens at the chosen item', async () => {
  await waitFor(async () => {
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const chosen = screen.getByRole('option', { name: 'Tag 250' }).getBoundingClientRect();
    await expect(chosen.top).toBeGreaterThanOrEqual(list.top);
    await expect(chosen.bottom).toBeLessThanOrEqual(list.bottom);
  });
});
