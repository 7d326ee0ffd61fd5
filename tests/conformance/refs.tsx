import { type ComponentType, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const reports = import.meta.glob<string>('../../packages/ui/api/**/*.api.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const doors = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/*/*/index.ts',
  '../../packages/ui/src/*/index.ts',
]);

const shapes = /^export interface (\w+)Props\b[^\n]*(?:\n(?!\})[^\n]*)*/gm;

/** Public components that take a ref, as the package's own report of its types tells. */
export const withRef: readonly { name: string; door: string }[] = Object.entries(reports).flatMap(
  ([path, report]) => {
    const [offered = ''] = report.split('Made of, not exported:');
    return [...offered.matchAll(shapes)]
      .filter(([shape]) => /\bref\?: |'ref'/.test(shape))
      .filter(([, name]) => offered.includes(`function ${name}(`))
      .map(([, name = '']) => ({
        name,
        door: path.replace('/api/', '/src/').replace('.api.md', '/index.ts'),
      }));
  },
);

/** Enough for any of them to be drawn. */
const anything = { children: 'Words', href: '#there', level: 2, items: [] };

export async function elementOfRef({ name, door }: (typeof withRef)[number]) {
  const found = (await doors[door]?.())?.[name];
  const Component = found as ComponentType<Record<string, unknown>>;
  const ref = createRef<Element>();
  const container = document.createElement('div');
  const page = createRoot(container);
  flushSync(() => page.render(<Component {...anything} ref={ref} />));
  const element = ref.current;
  const isItsOwn = element !== null && container.contains(element);
  page.unmount();
  return isItsOwn;
}
