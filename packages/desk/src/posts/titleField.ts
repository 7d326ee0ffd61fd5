export const titleFieldId = 'post-title';

/**
 * Moves the focus to the title from a button that vanishes. A field where someone types meanwhile
 * keeps it.
 */
export function focusTitle(): void {
  if (!document.activeElement?.matches('body, button')) return;
  document.getElementById(titleFieldId)?.focus();
}
