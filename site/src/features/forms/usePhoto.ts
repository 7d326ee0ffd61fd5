import type { ChosenPhoto } from '@custom-designs/ui/components/PhotoField';
import { useEffect, useRef, useState } from 'react';
import { leadForm } from '../../content/leadForm.ts';

interface Choice {
  photo?: ChosenPhoto;
  error?: string;
}

/** The photo of a message. The code that prepares it loads with the first choice. */
export function usePhoto() {
  const [choice, setChoice] = useState<Choice>({});
  /** Resolves with the data URL to send, or without one if the photo is refused. */
  const ready = useRef<Promise<string | undefined>>(undefined);
  const src = choice.photo?.src;
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src]);

  return {
    ...choice,
    /** Undefined without a photo. */
    ready: () => ready.current,
    clear: () => {
      ready.current = undefined;
      setChoice({});
    },
    choose: (file: File) => {
      const { name } = file;
      setChoice({ photo: { name } });
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
              ready.current = undefined;
              setChoice({ error: isOurs ? error.message : leadForm.photo.failed });
            }
            return undefined;
          },
        );
      ready.current = preparing;
    },
  };
}
