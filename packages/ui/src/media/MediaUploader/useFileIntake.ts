import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { filesFromDrop } from './filesFromDrop.ts';

interface FileIntake {
  panelRef: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  onFiles: (files: Iterable<File>) => void;
}

const drags = ['dragover', 'dragleave', 'drop'] as const;

/**
 * Accepts files that are dropped on the page, including folders, or pasted, while the panel is
 * visible.
 * @returns whether files are dragged over the page
 */
export function useFileIntake({ panelRef, isDisabled, onFiles }: FileIntake): boolean {
  const [isDropTarget, setDropTarget] = useState(false);
  const isVisible = () => panelRef.current?.checkVisibility() ?? false;

  const onDrag = useEffectEvent(async (event: DragEvent) => {
    const { dataTransfer, type, relatedTarget } = event;
    if (!dataTransfer?.types.includes('Files') || !isVisible()) return;
    // Otherwise, the browser would open the file and replace the page with its upload.
    event.preventDefault();
    const isOverPage = type === 'dragover' || (type === 'dragleave' && relatedTarget !== null);
    setDropTarget(isOverPage && !isDisabled);
    if (type !== 'drop' || isDisabled) return;
    const files = await filesFromDrop(dataTransfer);
    if (files.length > 0) onFiles(files);
  });
  const onPaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])];
    if (files.length > 0 && !isDisabled && isVisible()) onFiles(files);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of drags) window.addEventListener(type, (event) => onDrag(event), { signal });
    window.addEventListener('paste', (event) => onPaste(event), { signal });
    return () => listening.abort();
  }, []);
  return isDropTarget;
}
