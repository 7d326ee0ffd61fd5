/** `llms.txt` (llmstxt.org): one line for each subpath, for tools that read documentation. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Entry, entries, folder, manifest, sourceOf } from './entries.ts';

const component = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function ([A-Z]\w*)/g;
const reExport = /export \{[^}]*\} from '(\.[^']+\.tsx)'/g;

const firstSentence = (doc: string) =>
  doc
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ \(docs\/[^)]*\)/g, '')
    .trim()
    .match(/^.*?\.(?= |$)/)?.[0] ?? '';

/** Lists the components of a file and of its re-exports, with their first sentences. */
function components(source: string): string[] {
  const code = readFileSync(folder + source, 'utf8');
  const own = [...code.matchAll(component)].map(
    ([, doc = '', name = '']) => `${name}: ${firstSentence(doc)}`,
  );
  const others = [...code.matchAll(reExport)].flatMap(([, path = '']) =>
    components(posix.join(posix.dirname(source), path)),
  );
  return [...own, ...others];
}

const line = ({ subpath, module }: Entry) =>
  [
    `- ${manifest.name}/${subpath}`,
    ...components(sourceOf(module) ?? '').map((text) => `  - ${text}`),
  ].join('\n');

export const llmsText = () =>
  [
    `# ${manifest.name}`,
    '> Accessible React components on React Aria with a dark and a light theme. Styles are plain CSS in cascade layers.',
    `Import \`${manifest.name}/styles\` once, first. Import each component by its subpath. Labels are props with English defaults, except in desk, leads, posts, facts, and projects. Links render the component that \`UiProvider\` (text) gets, which also sets the labels of a whole app, such as \`spanish\` (labels/spanish).`,
    entries.map(line).join('\n'),
    '',
  ].join('\n\n');
