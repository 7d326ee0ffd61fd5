import { useSyncExternalStore } from 'react';

const asked = () => matchMedia('(forced-colors: active)');

function subscribe(onChange: () => void) {
  const query = asked();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A page cannot force colors on itself, so this note says how to make the browser do it. */
export function ForcedColors() {
  const isActive = useSyncExternalStore(subscribe, () => asked().matches);
  if (isActive) return null;
  return (
    <p
      role="note"
      dir="ltr"
      style={{ margin: 0, padding: 'var(--ui-space-md)', font: '1rem/1.5 system-ui' }}
    >
      Your browser still draws its own colors. Chrome and Edge: developer tools, More tools,
      Rendering, “Emulate CSS media feature forced-colors”. Windows: Settings, Accessibility,
      Contrast themes. This note disappears once colors are forced.
    </p>
  );
}
