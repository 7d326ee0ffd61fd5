/**
 * Moves the focus from a button that vanishes to the field of this name. A field where someone types
 * meanwhile keeps it.
 */
export function focusField(name: string): void {
  if (!document.activeElement?.matches('body, button')) return;
  document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
