import { renderToString } from 'react-dom/server';
import type { Specimen } from './specimens.tsx';

const sources = import.meta.glob<string>('../../packages/ui/src/*/*/[A-Z]*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/*/*/[A-Z]*.tsx');
const labelFiles = import.meta.glob<Record<string, unknown>>(
  '../../packages/ui/src/*/*/*Labels.ts',
);

const spoken =
  /^ {2,4}(?:'([\w-]+)': )?(\w*(?:label|heading|message|title|placeholder)) = '([^']+)',$/gim;
const mark = (key: string) => `«${key}»`;

type Props = Record<string, unknown>;

const marked = (texts: object): Props =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      if (typeof value === 'function') return [key, () => mark(key)];
      if (typeof value === 'object' && value !== null) return [key, marked(value)];
      return [key, mark(key)];
    }),
  );

const stringsIn = (texts: object): string[] =>
  Object.values(texts).flatMap((value) => {
    if (typeof value === 'string') return value ? [value] : [];
    return typeof value === 'object' && value !== null ? stringsIn(value) : [];
  });

interface English {
  /** Default English text of the component. */
  texts: string[];
  /** The props with other text in place of the English defaults. */
  replaced: Props;
}

/** Finds the English text of one component: defaults of its props, and its `default...Labels`. */
async function englishOf({ folder }: Specimen, name: string): Promise<English> {
  const file = `../../packages/ui/src/${folder}/${name}.tsx`;
  const own = sources[file] ?? '';
  const defaults = [...own.matchAll(spoken)];
  const replaced: Props = {};
  for (const [, attribute, variable = ''] of defaults) {
    replaced[attribute ?? variable] = mark(variable);
  }
  const texts = defaults.map(([, , , english = '']) => english);
  const labelFile = `../../packages/ui/src/${folder}/${name[0]?.toLowerCase()}${name.slice(1)}Labels.ts`;
  const exported = { ...(await modules[file]?.()), ...(await labelFiles[labelFile]?.()) };
  const english = exported[`default${name}Labels`];
  if (typeof english === 'object' && english !== null) {
    replaced.labels = marked(english);
    texts.push(...stringsIn(english));
  }
  return { texts, replaced };
}

const timesIn = (html: string, text: string) =>
  html.split(`>${text}<`).length + html.split(`="${text}"`).length - 2;

export interface Verdict {
  /** How many English texts could be replaced. */
  replaced: number;
  left: string[];
}

/** Renders the component's states with its text replaced, and looks for remaining English. */
export async function replaceText(specimen: Specimen): Promise<Verdict> {
  const [first] = specimen.stories;
  const component = first?.meta.input.component;
  const name = component?.name ?? '';
  const { texts, replaced } = await englishOf(specimen, name);
  const isOwn = (story: (typeof specimen.stories)[number]) =>
    !story.input.render && !story.meta.input.render && specimen.folder.endsWith(`/${name}`);
  const unheard = new Set(texts);
  const verdict: Verdict = { replaced: 0, left: [] };
  for (const { Component } of specimen.stories.filter(isOwn)) {
    if (unheard.size === 0) break;
    const english = renderToString(<Component />);
    const heard = [...unheard].filter((word) => timesIn(english, word) > 0);
    if (heard.length === 0) continue;
    const foreign = renderToString(<Component {...replaced} />);
    for (const word of heard) {
      unheard.delete(word);
      // Text from the story itself stays as it is.
      if (timesIn(foreign, word) < timesIn(english, word)) verdict.replaced += 1;
      else verdict.left.push(word);
    }
  }
  return verdict;
}
