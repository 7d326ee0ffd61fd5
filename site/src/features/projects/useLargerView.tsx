import type { PictureViewerProps } from '@custom-designs/ui/sections/PictureViewer';
import { type ComponentType, type ReactNode, useState } from 'react';

export type LargerView = Pick<PictureViewerProps, 'title' | 'items' | 'initialId'>;

interface Opened extends LargerView {
  readonly Viewer: ComponentType<PictureViewerProps>;
}

/** The larger view of pictures. Its code loads at the first press. */
export function useLargerView(): { open: (view: LargerView) => void; viewer: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    open: (view) =>
      void import('@custom-designs/ui/sections/PictureViewer').then(
        ({ PictureViewer }) => setOpened({ ...view, Viewer: PictureViewer }),
        () => {
          // Browsers never load a module again once it has failed, so the link's file opens.
          const pressed = view.items.find(({ id }) => id === view.initialId);
          if (pressed) location.assign(pressed.image.src);
        },
      ),
    viewer: opened && (
      <opened.Viewer
        title={opened.title}
        items={opened.items}
        initialId={opened.initialId}
        onClose={() => setOpened(null)}
      />
    ),
  };
}
