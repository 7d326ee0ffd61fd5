import { useEffect, useState } from 'react';

/**
 * Returns the root's font size in whole pixels, and the new one when a person changes the text size.
 * No event reports that.
 */
export function useRem(): number {
  const [rem, setRem] = useState(16);
  useEffect(() => {
    const probe = document.createElement('div');
    Object.assign(probe.style, { position: 'fixed', inlineSize: '1rem', visibility: 'hidden' });
    document.body.append(probe);
    const observer = new ResizeObserver(() => setRem(probe.offsetWidth));
    observer.observe(probe);
    return () => {
      observer.disconnect();
      probe.remove();
    };
  }, []);
  return rem;
}
