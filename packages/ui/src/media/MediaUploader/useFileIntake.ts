import {
  type DragEvent as ReactDragEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { droppedItems, filesFromDrop } from './filesFromDrop.ts';

const isVisible = (element: HTMLElement | null) => element?.checkVisibility() ?? false;
const carriesFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

interface FileIntake {
  panelRef: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  onFiles: (files: Iterable<File>) => void;
}

/** A file let go beside the panel would be opened in place of the page, and the upload with it. */
function useKeptPage(panelRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (carriesFiles(event) && isVisible(panelRef.current)) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, [panelRef]);
}

function usePaste({ panelRef, isDisabled, onFiles }: FileIntake) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0 && !isDisabled && isVisible(panelRef.current)) latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [panelRef, isDisabled]);
}

/** Takes files that are dropped on the panel, with those of folders, or pasted while it is shown. */
export function useFileIntake(intake: FileIntake) {
  const { isDisabled, onFiles } = intake;
  const [isDropTarget, setDropTarget] = useState(false);
  useKeptPage(intake.panelRef);
  usePaste(intake);

  const onDragOver = (event: ReactDragEvent) => {
    if (isDisabled || !carriesFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setDropTarget(true);
  };
  const dropProps = {
    onDragEnter: onDragOver,
    onDragOver,
    onDragLeave: ({ currentTarget, relatedTarget }: ReactDragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setDropTarget(false);
    },
    onDrop: async (event: ReactDragEvent) => {
      setDropTarget(false);
      if (isDisabled || !carriesFiles(event)) return;
      event.preventDefault();
      const files = await filesFromDrop(droppedItems(event.dataTransfer));
      if (files.length > 0) onFiles(files);
    },
  };
  return { dropProps, isDropTarget };
}
