const isApple = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const names: Readonly<Record<string, readonly [apple: string, other: string]>> = {
  Mod: ['⌘', 'Ctrl'],
  Alt: ['⌥', 'Alt'],
  Shift: ['⇧', 'Shift'],
};

/** The keys as they are printed on this computer's keyboard. */
export function printed(keys: readonly string[]): string[] {
  const index = isApple() ? 0 : 1;
  return keys.map((key) => names[key]?.[index] ?? key);
}

export const shortcut = (keys: readonly string[]) => printed(keys).join(isApple() ? '' : '+');
