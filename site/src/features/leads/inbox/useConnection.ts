import { onlineManager } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);

/** Whether the browser says that there is a connection, also on a page that was opened without one. */
export function useConnection(): boolean {
  useState(() => onlineManager.setOnline(typeof navigator === 'undefined' || navigator.onLine));
  return useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}
