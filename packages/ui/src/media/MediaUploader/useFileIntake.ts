import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { filesFromDrop } from './filesFromDrop.ts';

interface FileIntake {
  panelRef: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  onFiles: (files: Iterable<File>) => void;
}

const drags = ['dragover', 'dragleave', 'drop'] as const;

/**
 * Takes files that are dropped on the page, with those of folders, or pasted, while the panel is shown.
 * @returns whether files are held over the page
 */
export function useFileIntake({ panelRef, isDisabled, onFiles }: FileIntake): boolean {
  const [isDropTarget, setDropTarget] = useState(false);
  const isVisible = () => panelRef.current?.checkVisibility() ?? false;

  const onDrag = useEffectEvent(async (event: DragEvent) => {
    const { dataTransfer, type, relatedTarget } = event;
    if (!dataTransfer?.types.includes('Files') || !isVisible()) return;
    // Otherwise the browser opens the file in place of the page, and of the upload with it.
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
