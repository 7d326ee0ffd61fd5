import { type RefObject, useEffect, useState } from 'react';

/**
 * Which addresses could not be shown. An image may break before hydration, when nobody listens
 * yet: asking it to decode then tells, and waits patiently for lazy ones.
 */
export function useBrokenPicture(ref: RefObject<HTMLImageElement | null>, address: string) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const report = (candidate: string) => setBroken((known) => [...known, candidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each address
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete || image.naturalWidth > 0) return;
    let asked = true;
    image.decode().catch(() => asked && report(address));
    return () => {
      asked = false;
    };
  }, [address]);

  return { isBroken: (candidate: string) => broken.includes(candidate), report };
}
