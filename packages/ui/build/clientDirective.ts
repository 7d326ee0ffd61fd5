import type { Plugin } from 'rolldown';

/** A hook, a context or an event of its own: what React Server Components leave to the browser. */
const needsBrowser =
  /\buse[A-Z]\w*[(<]|\buse\(|\bcreateContext\b|\bon[A-Z]\w*=\{|\bextends Component\b/;

const isClient = (code: string) => code.startsWith('"use client"');
const imported = /^import \{([^}]+)\} from "\.[^"]*\/([\w.]+)\.js"/gm;

/** Told from the code, so that no one has to remember it. */
export const clientDirective: Plugin = {
  name: 'client-directive',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code, id, { magicString }) =>
      !id.endsWith('.css.ts') && needsBrowser.test(code) && magicString
        ? { code: magicString.prepend("'use client';\n") }
        : null,
  },
  generateBundle(_options, files) {
    const chunks = Object.values(files).filter((file) => file.type === 'chunk');
    const clients = new Set(
      chunks.filter(({ code }) => isClient(code)).map(({ fileName }) => fileName),
    );
    // Doors only hand on, and what is no component is called by one.
    const drawers = chunks.filter(
      ({ code, fileName }) => !isClient(code) && /\/[A-Z]\w*\.js$/.test(fileName),
    );
    for (const { code, fileName } of drawers) {
      for (const [, names = '', module = ''] of code.matchAll(imported)) {
        const values = names.split(',').filter((name) => /^\s*[a-z]/.test(name));
        const isFromClient = [...clients].some((client) => client.endsWith(`/${module}.js`));
        if (isFromClient && values.length > 0) {
          this.error(
            `${fileName} takes${values} from ${module}, which runs in the browser only: on a server that draws components it would get nothing. Move${values} into a file of its own.`,
          );
        }
      }
    }
  },
};
