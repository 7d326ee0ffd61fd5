import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionViewProps } from './ToastRegion.tsx';
import { type ToastQueue, toastQueue } from './toastQueue.ts';

export const defaultToastRegionLabels = {
  /** Name of the landmark; says which key leads there. */
  region: 'Notifications (F8)',
  /** Name of the button that closes a message. */
  close: 'Close',
};

export interface ToastRegionProps {
  /** Words of the component. Default: English. */
  labels?: Partial<typeof defaultToastRegionLabels>;
  /** Another queue than the page's, for tests. */
  queue?: ToastQueue;
}

function assertLabels(labels: Record<string, string>) {
  for (const [name, value] of Object.entries(labels)) {
    if (value.trim() === '') {
      throw new Error(
        `ToastRegion was given an empty label "${name}", so it would have no name for screen readers. Give it words.`,
      );
    }
  }
}

/**
 * The place where `toast()` speaks, once a page. Its code is fetched with the first message, which
 * waits for it; where that fails the next message tries again. Renders nothing until then.
 */
export function ToastRegion({ labels, queue = toastQueue }: ToastRegionProps) {
  const words = { ...defaultToastRegionLabels, ...labels };
  if (process.env.NODE_ENV !== 'production') assertLabels(words);
  const [View, setView] = useState<ComponentType<ToastRegionViewProps> | null>(null);

  useEffect(() => {
    let isGone = false;
    let isLoading = false;
    const load = async () => {
      if (isLoading || !queue.getState().current) return;
      isLoading = true;
      try {
        const { ToastRegionView } = await import('./ToastRegion.tsx');
        if (!isGone) setView(() => ToastRegionView);
      } catch {
        isLoading = false;
        // Offline: the message stays in the queue, and the next one asks for the code again.
      }
    };
    load();
    const stop = queue.subscribe(load);
    return () => {
      isGone = true;
      stop();
    };
  }, [queue]);

  return View ? <View queue={queue} labels={words} /> : null;
}
