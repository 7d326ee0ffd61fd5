import type { ChosenPhoto } from '@custom-designs/ui/components/PhotoField';
import { useRef, useState } from 'react';
import { leadForm } from '../../content/leadForm.ts';

interface Choice {
  photo?: ChosenPhoto;
  error?: string;
}

/** The photo of a message. The code that prepares it loads with the first choice. */
export function usePhoto() {
  const [choice, setChoice] = useState<Choice>({});
  /** Resolves with the data URL to send, or without one if the photo was refused. */
  const ready = useRef<Promise<string | undefined>>(undefined);

  const change = (next: Choice) => {
    if (choice.photo?.src) URL.revokeObjectURL(choice.photo.src);
    setChoice(next);
  };

  return {
    ...choice,
    ready: () => ready.current,
    clear: () => {
      ready.current = undefined;
      change({});
    },
    choose: (file: File) => {
      const { name } = file;
      change({ photo: { name } });
      const preparing = import('./preparePhoto.ts')
        .then(({ preparePhoto }) => preparePhoto(file))
        .then(
          ({ dataUrl, thumbnail }) => {
            if (ready.current === preparing) {
              setChoice({ photo: { name, src: URL.createObjectURL(thumbnail) } });
            }
            return dataUrl;
          },
          (error: Error) => {
            if (ready.current === preparing) {
              const isOurs = error.name !== 'TypeError';
              setChoice({ error: isOurs ? error.message : leadForm.photo.failed });
            }
            return undefined;
          },
        );
      ready.current = preparing;
    },
  };
}
