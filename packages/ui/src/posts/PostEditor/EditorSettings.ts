import { createContext } from 'react';
import type { PickedImage } from '../content/sections.ts';
import type { BlockPlace } from '../editing/moveBlock.ts';

export interface EditorSettings {
  isReadOnly: boolean;
  pickImages: () => Promise<readonly PickedImage[] | null>;
  /** Tells screen readers where a block is now. */
  announceMove: (place: BlockPlace) => void;
}

/** What the views of pictures need. The editor renders them apart from its own tree. */
export const EditorSettingsContext = createContext<EditorSettings>({
  isReadOnly: false,
  pickImages: () => Promise.resolve(null),
  announceMove: () => {},
});
