import { type RefObject, useEffect, useState } from 'react';

/** Becomes true when the element comes within half a screen of the viewport. */
export function useNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}

/**
 * What a module exports, once the element is near. Undefined until then and without a connection. State of what it
 * draws, not of a page, because a page that renders again ends hydration by section.
 */
export function useModuleNearView<Module>(
  ref: RefObject<Element | null>,
  load: () => Promise<Module>,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isNear = useNearView(ref);
  useEffect(() => {
    if (isNear)
      load().then(
        (loaded) => setModule(() => loaded),
        () => {},
      );
  }, [isNear, load]);
  return module;
}
