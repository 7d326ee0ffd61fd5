import type { Plugin } from 'rolldown';

/**
 * A hook, a context, an event of its own, or a part of React Aria: what React Server Components leave to
 * the browser. `useMemo` runs on a server as well. So does `useId`, but Next.js gives the ids of one
 * request again in the next one (vercel/next.js#98337), so two sections would have the same id.
 */
const needsBrowser =
  /\buse(?!Memo\b)[A-Z]\w*[(<]|\buse\(|\bcreateContext\b|\bon[A-Z]\w*=\{|\bextends Component\b|^import (?!type\b)[^;]*? from 'react-aria-components\b/m;

/** Told from the code, so that no one has to remember it. */
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
