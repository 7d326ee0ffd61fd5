import { useSyncExternalStore } from 'react';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import type { ToastHandle, ToastMessage } from './toastQueue.ts';

export type { ToastMessage } from './toastQueue.ts';

export const defaultToastRegionLabels = {
  /** Name of the landmark. It mentions the key that moves there. */
  region: 'Notifications (F8)',
  /** Name of the button that closes a toast. */
  close: 'Close',
};

export interface ToastRegionProps {
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultToastRegionLabels>;
}

type Code = typeof import('./ToastRegionView.tsx');

/** The queue and the region load with the first toast, so that pages don't load them in advance. */
let loading: Promise<Code> | undefined;
let loaded: Code | undefined;
const regions = new Set<() => void>();

async function load(): Promise<Code> {
  loading ??= import('./ToastRegionView.tsx');
  try {
    loaded = await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  for (const update of regions) update();
  return loaded;
}

function assertNotEmpty(labels: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(labels)) {
    if (value?.trim() === '') {
      throw new Error(
        `The ${name} of a toast is empty, so screen readers would announce nothing. Give it a text.`,
      );
    }
  }
}

/**
 * Shows a toast for a few seconds, in place of the previous one. Works outside React.
 * @throws in development if a title or label is empty
 */
export function toast(message: ToastMessage): ToastHandle {
  const { title, action } = message;
  if (process.env.NODE_ENV !== 'production') {
    assertNotEmpty({ title, 'action.label': action?.label, 'action.altText': action?.altText });
  }
  const shown = load().then(
    ({ toastQueue }) => toastQueue.show(message),
    // If the code can't be loaded, the next toast retries.
    () => undefined,
  );
  return { close: () => void shown.then((handle) => handle?.close()) };
}

/** Closes the visible toast, so that F8 can't show it again. */
export const closeToasts = () => loaded?.toastQueue.forget();

const subscribe = (region: () => void) => {
  regions.add(region);
  return () => regions.delete(region);
};

/** Region where `toast()` shows its messages, once per page. Renders nothing before the first message. */
export function ToastRegion({ labels: ownLabels }: ToastRegionProps) {
  const labels = useLabels('ToastRegion', defaultToastRegionLabels, ownLabels);
  if (process.env.NODE_ENV !== 'production') assertNotEmpty(labels);
  const code = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  return code ? <code.ToastRegionView queue={code.toastQueue} labels={labels} /> : null;
}
