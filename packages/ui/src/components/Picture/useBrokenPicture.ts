import { type RefObject, useEffect, useState } from 'react';

/**
 * Which pictures could not be shown, by their keys. An image may break before hydration, when nobody listens
 * yet: asking it to decode then tells, and waits patiently for lazy ones.
 */
export function useBrokenPicture(ref: RefObject<HTMLImageElement | null>, key: string) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const report = (candidate: string) => setBroken((known) => [...known, candidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each picture
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete || image.naturalWidth > 0) return;
    let asked = true;
    image.decode().catch(() => asked && report(key));
    return () => {
      asked = false;
    };
  }, [key]);

  return { isBroken: (candidate: string) => broken.includes(candidate), report };
}
