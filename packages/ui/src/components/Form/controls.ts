type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The form's named controls in reading order, but for the one that catches robots. */
export const controlsOf = (form: HTMLFormElement, trap: HTMLInputElement | null) =>
  [...form.elements].filter(isControl).filter((each) => each.name !== '' && each !== trap);

export const valuesOf = (controls: readonly Control[]): Record<string, string> =>
  Object.fromEntries(controls.map(({ name, value }) => [name, value]));

/** What may be kept in the browser: never a password. */
export const persistable = (controls: readonly Control[]) =>
  controls.filter(({ type }) => type !== 'password');
