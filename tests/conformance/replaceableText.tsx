import { renderToString } from 'react-dom/server';
import { type UiLabels, UiProvider } from '../../packages/ui/src/text/index.ts';
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

/** Calls of the hooks, with the component's name, and the name of the text or of the default labels. */
const singles = /useLabel\(\s*'(\w+)',\s*'(\w+)',\s*'([^']+)'/g;
const sets = /useLabels\(\s*'(\w+)',\s*(default\w+Labels)/g;
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

/** The English labels of a folder's components, by their names for UiProvider. Managers' components have no such names. */
export async function englishOf({ folder }: Specimen): Promise<UiLabels> {
  const isOwn = (file: string) =>
    file.startsWith(`../../packages/ui/src/${folder}/`) && /\/\w+\.tsx?$/.test(file);
  const source = Object.entries(sources).flatMap(([file, text]) => (isOwn(file) ? text : []));
  const loads = Object.entries({ ...modules, ...labelFiles }).filter(([file]) => isOwn(file));
  const exported = Object.assign({}, ...(await Promise.all(loads.map(([, load]) => load()))));
  const labels: Record<string, Record<string, unknown>> = {};
  for (const [, component = '', text = '', english] of source.join().matchAll(singles))
    labels[component] = { ...labels[component], [text]: english };
  for (const [, component = '', set = ''] of source.join().matchAll(sets))
    labels[component] = { ...labels[component], ...Object(exported[set]) };
  return labels;
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
  const name = first?.meta.input.component?.name ?? '';
  const labels = await englishOf(specimen);
  const texts = stringsIn(labels);
  const isOwn = (story: (typeof specimen.stories)[number]) =>
    !story.input.render && !story.meta.input.render && specimen.folder.endsWith(`/${name}`);
  const unheard = new Set(texts);
  const verdict: Verdict = { replaced: 0, left: [] };
  for (const { Component } of specimen.stories.filter(isOwn)) {
    if (unheard.size === 0) break;
    const english = renderToString(<Component />);
    const heard = [...unheard].filter((word) => timesIn(english, word) > 0);
    if (heard.length === 0) continue;
    const foreign = renderToString(
      <UiProvider labels={marked(labels) as UiLabels}>
        <Component />
      </UiProvider>,
    );
    for (const word of heard) {
      unheard.delete(word);
      // Text from the story itself stays as it is.
      if (timesIn(foreign, word) < timesIn(english, word)) verdict.replaced += 1;
      else verdict.left.push(word);
    }
  }
  return verdict;
}
