import { useEffect } from 'react';
import type { ToastQueue } from './toastQueue.ts';

/** Nobody reads a message in a window they have left: its time waits. */
export function useWindowHold(queue: ToastQueue) {
  useEffect(() => {
    const hold = () => queue.dispatch({ type: 'hold', reason: 'window' });
    const release = () => queue.dispatch({ type: 'release', reason: 'window' });
    const onVisibility = () => (document.hidden ? hold() : release());
    window.addEventListener('blur', hold);
    window.addEventListener('focus', release);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('blur', hold);
      window.removeEventListener('focus', release);
      document.removeEventListener('visibilitychange', onVisibility);
      release();
    };
  }, [queue]);
}
