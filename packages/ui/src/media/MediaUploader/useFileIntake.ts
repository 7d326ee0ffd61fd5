import { type RefObject, useEffect, useRef } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { filesFromDrop } from '../files/index.ts';

const isVisible = (element: HTMLElement | null) => element?.checkVisibility() ?? false;

/** A file let go beside the panel would be opened in place of the page, and the upload with it. */
function keepPage(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

interface FileIntake {
  panelRef: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  onFiles: (files: Iterable<File>) => void;
}

/** Takes files that are dropped on the panel, with those of folders, or pasted while it is shown. */
export function useFileIntake({ panelRef, isDisabled, onFiles }: FileIntake) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0 && !isDisabled && isVisible(panelRef.current)) latest.current(files);
    };
    const stray = (event: DragEvent) => {
      if (isVisible(panelRef.current)) keepPage(event);
    };
    document.addEventListener('paste', onPaste);
    window.addEventListener('dragover', stray);
    window.addEventListener('drop', stray);
    return () => {
      document.removeEventListener('paste', onPaste);
      window.removeEventListener('dragover', stray);
      window.removeEventListener('drop', stray);
    };
  }, [panelRef, isDisabled]);

  return useDrop({
    ref: panelRef,
    isDisabled,
    getDropOperation: () => 'copy',
    onDrop: async ({ items }) => {
      const files = await filesFromDrop(items);
      if (files.length > 0) latest.current(files);
    },
  });
}
