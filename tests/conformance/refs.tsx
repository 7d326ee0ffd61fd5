import { type ComponentType, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const sources = import.meta.glob<string>(
  [
    '../../packages/ui/src/*/**/[A-Z]*.tsx',
    '!**/*.{stories,guide,test,fixtures}.tsx',
    '!**/docs/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const modules = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/*/**/[A-Z]*.tsx',
  '!**/*.{stories,guide,test,fixtures}.tsx',
  '!**/docs/**',
]);

const props = /^export interface (\w+)Props\b[^\n]*(?:\n(?!\})[^\n]*)*/gm;

export const withRef: readonly { name: string; path: string }[] = Object.entries(sources).flatMap(
  ([path, source]) =>
    [...source.matchAll(props)]
      .filter(([text]) => /\bref\?: |'ref'/.test(text))
      .map(([, name = '']) => ({ name, path }))
      .filter(({ name }) => source.includes(`export function ${name}(`)),
);

/** Props that let any component render. */
const anything = { children: 'Words', href: '#there', level: 2, items: [] };

export async function elementOfRef({ name, path }: (typeof withRef)[number]) {
  const found = (await modules[path]?.())?.[name];
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
