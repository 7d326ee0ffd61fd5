/** The navigation's state when it opens a record whose first text is to be replaced. */
export const toBeNamed = 'toBeNamed';

/**
 * Moves the focus from a button that vanishes to the field of this name. A field where someone types
 * meanwhile keeps it. @returns the field, if it got the focus
 */
export function focusField(name: string): HTMLInputElement | null {
  if (!document.activeElement?.matches('body, button')) return null;
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  field?.focus();
  return field;
}
