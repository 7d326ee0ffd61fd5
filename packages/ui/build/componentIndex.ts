/** `llms.txt` (llmstxt.org): what there is, in a line each, for tools that read documentation. */
import { entries, manifest } from './entries.ts';
import { type Declared, publicNames } from './publicNames.ts';

const firstSentence = (doc: string) =>
  doc
    .replace(/\s+/g, ' ')
    .match(/^(?!@).*?[.:](?= |$)/)?.[0]
    .replace(/:$/, '.') ?? '';

const isComponent = ({ name, text }: Declared) => /^[A-Z]/.test(name) && / function /.test(text);
const isValue = ({ text }: Declared) => /^declare (function|const|class) /.test(text);

const described = (name: string, { doc }: Declared) =>
  [name, firstSentence(doc)].filter((part) => part !== '').join(': ');

/** The subpath with what it is for; its further components below, its functions by name. */
function lines(subpath: string, module: string): string {
  const names = publicNames(module).filter(isValue);
  const components = names.filter(isComponent);
  const main = components.find(({ name }) => subpath.endsWith(`/${name}`));
  const link = `[${subpath}](api/${subpath}.api.md)`;
  const others = names.filter((one) => !components.includes(one)).map(({ name }) => `\`${name}\``);
  return [
    `- ${main ? described(link, main) : `${link}${names.length > 0 ? '' : ': layers, faces, tokens and the reset; nothing to call.'}`}`,
    ...components
      .filter((one) => one !== main)
      .map((one) => `  - ${described(`\`${one.name}\``, one)}`),
    ...(others.length > 0 ? [`  - also ${others.join(', ')}`] : []),
  ].join('\n');
}

const areas: readonly [title: string, areas: readonly string[]][] = [
  ['Once an app', ['styles', 'theme', 'theme-script', 'create-theme']],
  ['Layout and text', ['layout', 'text']],
  ['Components', ['components']],
  ['Sections', ['sections']],
  ['Templates', ['templates']],
  ['Blog', ['blog']],
  ['Managers’ screens', ['admin', 'leads', 'media']],
];

export function componentIndex(): string {
  const sections = areas.flatMap(([title, names]) => [
    `## ${title}`,
    entries
      .filter(({ subpath }) => names.includes(subpath.split('/')[0] ?? ''))
      .map(({ subpath, module }) => lines(subpath, module))
      .join('\n'),
  ]);
  return [
    `# ${manifest.name}`,
    '> Accessible React components on React Aria: a dark and a light room, styles in cascade layers, no runtime for styles.',
    `Import by subpath, \`import { Accordion } from '${manifest.name}/components/Accordion'\`; a component brings its styles. Import \`${manifest.name}/styles\` once, first. Each link leads to the exact props. Every word a person reads is a prop with an English default; links are drawn by the component given to \`UiProvider\` (text).`,
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
