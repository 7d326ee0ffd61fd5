import { isClient } from '../clientDirective.ts';

const story = `
  const story = (meta, own) => ({ ...own, meta, test() {}, extend: (more) => story(meta, { ...own, ...more }) });
  export default { meta: (meta) => ({ story: (own) => story(meta, own) }) };
  export const fn = (does) => does && Object.assign(does, { mockRejectedValueOnce: () => does });
  export const walkKeyboard = () => {}, propsOf = () => {}, renderToString = () => '';`;

const exported = /^export (?:async )?(?:function|const|class) (\w+)/gm;
const icons = /^import \{([^}]+)\} from 'lucide-react';/m;

const reference = (name: string) => `export const ${name} = Object.assign(
  () => { throw new Error('${name} is in the browser.'); },
  { $$typeof: Symbol.for('react.client.reference') },
);`;

/**
 * Loads stories without Storybook, and the library as a React server does: a browser module exports
 * only references. A story file that needs the browser has no stories. An icon is an `svg`.
 */
export const asServer = {
  name: 'as-server',
  enforce: 'pre' as const,
  resolveId: (id: string) =>
    /^@custom-designs\/storybook\/|^storybook\/test$|^react-dom\/|\/walkKeyboard\.ts$/.test(id)
      ? '\0story'
      : null,
  load: (id: string) => (id === '\0story' ? story : null),
  transform(code: string, id: string) {
    if (isClient(code, id)) {
      const names = [...code.matchAll(exported)].map(([, name = '']) => name);
      return id.endsWith('.stories.tsx') ? 'export {};' : names.map(reference).join('\n');
    }
    return code.replace(icons, (_, names: string) =>
      names.replace(/(?:type )?(\w+),?/g, (name, icon) =>
        name.startsWith('type') ? '' : `const ${icon} = 'svg';`,
      ),
    );
  },
};
