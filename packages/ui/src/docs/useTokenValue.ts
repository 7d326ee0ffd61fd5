import { useEffect, useState } from 'react';

/** Returns the current value of a token's custom property: `var(--ui-space-md)` gives `1rem`. */
export function useTokenValue(reference: string): string {
  const [value, setValue] = useState('');
  useEffect(() => {
    const name = /--[\w-]+/.exec(reference)?.[0] ?? '';
    setValue(getComputedStyle(document.documentElement).getPropertyValue(name).trim());
  }, [reference]);
  return value;
}
