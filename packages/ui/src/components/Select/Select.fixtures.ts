import { screen, userEvent, within } from 'storybook/test';

/** Returns a Select's button by its label. */
export const selectCalled = (label: string | RegExp): HTMLElement =>
  screen.getByRole('button', { name: typeof label === 'string' ? new RegExp(`${label}$`) : label });

/** Opens a Select by its label. Returns the options in reading order. */
async function openSelect(label: string): Promise<HTMLElement[]> {
  await userEvent.click(selectCalled(label));
  return within(screen.getByRole('listbox')).getAllByRole('option');
}

/** Chooses an option by its text. */
export async function choose(label: string, option: string): Promise<void> {
  await openSelect(label);
  await userEvent.click(screen.getByRole('option', { name: option }));
}
