/** The navigation's state when it opens a record whose first text is to be replaced. */
export const toBeNamed = 'toBeNamed';

/**
 * Moves the focus from a button that vanishes to the field of this name. A field where someone types
 * meanwhile keeps it. @returns the field, if it got the focus
 */
export function focusField(name: string): HTMLInputElement | null {
  if (!document.activeElement?.matches('body, main, button')) return null;
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  // React Aria's Select hides the field behind a button.
  const button = field?.matches('select') && field.closest('[data-rac]')?.querySelector('button');
  (button || field)?.focus();
  return field;
}
