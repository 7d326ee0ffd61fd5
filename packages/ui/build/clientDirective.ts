import type { Plugin } from 'rolldown';

/**
 * Matches a hook, a context, its own event handler, or a React Aria component, which React Server
 * Components leave to the browser. `useMemo` runs on a server too. So does `useId`, but Next.js
 * repeats a request's ids in the next one (vercel/next.js#98337), so two sections could have the
 * same id.
 */
const needsBrowser =
  /\buse(?!Memo\b)[A-Z]\w*[(<]|\buse\(|\bcreateContext\b|\bon[A-Z]\w*=\{|\bextends Component\b|^import (?!type\b)[^;]*? from 'react-aria-components\b/m;

/** Derived from the code, so no module has to declare it. */
export const isClient = (code: string, id: string): boolean =>
  /\/src\/.*(?<!\.css)\.tsx?$/.test(id) && needsBrowser.test(code);

export const clientDirective: Plugin = {
  name: 'client-directive',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code, id, { magicString }) =>
      isClient(code, id) && magicString ? { code: magicString.prepend("'use client';\n") } : null,
  },
};
