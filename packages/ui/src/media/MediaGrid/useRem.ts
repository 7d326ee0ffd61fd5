import { useEffect, useState } from 'react';

const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Returns the root's font size in pixels, and the new one when a person changes the text size, which
 * no event reports.
 */
export function useRem(): number {
  const [rem, setRem] = useState(rootSize);
  useEffect(() => {
    const probe = document.createElement('div');
    Object.assign(probe.style, { position: 'fixed', inlineSize: '1rem', visibility: 'hidden' });
    document.body.append(probe);
    const observer = new ResizeObserver(() => setRem(rootSize()));
    observer.observe(probe);
    return () => {
      observer.disconnect();
      probe.remove();
    };
  }, []);
  return rem;
}
