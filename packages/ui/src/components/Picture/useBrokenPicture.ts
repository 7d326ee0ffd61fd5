import { type RefObject, useEffect, useState } from 'react';

/**
 * Tracks pictures that could not be shown, by key. An image may break before hydration, without a
 * listener. Calling decode then reports it, and also waits for lazy images.
 */
export function useBrokenPicture(ref: RefObject<HTMLImageElement | null>, key: string) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const report = (candidate: string) => setBroken((known) => [...known, candidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each picture
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
