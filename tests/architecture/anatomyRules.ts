import { posix } from 'node:path';
import { isProduction, lineAt, type Rule, type Source, type SyntaxNode, walk } from './sources.ts';

/** A folder of the library that holds one component. */
const componentFolder =
  /^packages\/ui\/src\/(components|sections|templates|admin|blog|leads|media)\/([A-Z][^/]*)\/([^/]+)$/;

const nodesOf = (value: unknown) => (value ?? []) as readonly SyntaxNode[];
const nodeOf = (value: unknown) => value as SyntaxNode | undefined;
const nameOf = (node: SyntaxNode | undefined) =>
  typeof node?.name === 'string' ? node.name : undefined;

const drawsElements = ({ program }: Source) =>
  [...walk(program)].some(
    ({ type, name }) =>
      type === 'JSXOpeningElement' && /^[a-z]/.test(nameOf(name as SyntaxNode) ?? ''),
  );

type Folder = readonly [path: string, parts: readonly Source[]];

const foldersOf = (files: readonly Source[]): Folder[] => [
  ...Map.groupBy(
    files.filter(({ path }) => componentFolder.test(path)),
    ({ path }) => posix.dirname(path),
  ),
];

/** What the folder's door opens to: a family like Field holds TextField and TextArea side by side. */
const publicParts = (parts: readonly Source[]) =>
  parts
    .filter(({ path }) => path.endsWith('/index.ts'))
    .flatMap(({ imports }) => imports.map(({ target }) => posix.basename(target, '.tsx')));

/** Judges whole folders, so it takes every file at once. */
export function componentsAreWhole(files: readonly Source[]): string[] {
  return foldersOf(files).flatMap(([folder, parts]) => {
    const own = posix.basename(folder);
    const has = (pattern: RegExp) => parts.some(({ path }) => pattern.test(posix.basename(path)));
    const isTemplate = folder.includes('/templates/');
    const isDrawn = parts.some((part) => isProduction(part) && drawsElements(part));
    const isStyled = has(/\.css\.ts$/);
    const judged: [isWrong: boolean, text: string][] = [
      [!has(/^index\.ts$/), 'has no index.ts: one component, one folder, with its door.'],
      [!has(/\.stories\.tsx$/), `has no ${own}.stories.tsx: what nobody looks at is not finished.`],
      [!isTemplate && isDrawn && !isStyled, `draws elements but has no ${own}.css.ts.`],
      [isTemplate && isStyled, 'has a .css.ts: a template only orders sections.'],
      [isTemplate && isDrawn, 'draws raw HTML elements: a template only orders sections.'],
    ];
    return judged.filter(([isWrong]) => isWrong).map(([, text]) => `${folder} ${text}`);
  });
}

/** Accordion.tsx, AccordionItem.tsx, Accordion.css.ts, useAccordion.ts, accordionModel.ts, index.ts */
export function partsCarryTheirParentsName(files: readonly Source[]): string[] {
  return foldersOf(files).flatMap(([folder, parts]) => {
    const parents = [posix.basename(folder), ...publicParts(parts)];
    return parts
      .map(({ path }) => posix.basename(path))
      .filter((file) => /^[A-Z]/.test(file) && !parents.some((parent) => file.startsWith(parent)))
      .map((file) => `${folder}/${file} is a part, so its name begins with ${parents[0]}.`);
  });
}

export const componentsAreNamedLikeClasses: Rule = ({ path }) => {
  const file = posix.basename(path);
  const isHook = /^use[A-Z]/.test(file);
  const isFree = isHook || !path.startsWith('packages/ui/src/') || /^[A-Z]/.test(file);
  return path.endsWith('.tsx') && !isFree && !/\.(test|stories)\.tsx$/.test(file)
    ? [`${path} draws something, so its name begins with a capital letter.`]
    : [];
};

const emptyWords = /^(utils?|helpers?|common|misc|shared)$/i;

export const namesSaySomething: Rule = ({ path }) =>
  path
    .split('/')
    .map((part) => part.replace(/\..*$/, ''))
    .filter((part) => emptyWords.test(part))
    .map((part) => `${path} lies in "${part}", which says nothing. Name it after what it knows.`);

export function limitOf(path: string): number {
  return /\/content\/|fixtures|\.(test|stories)\.|^tests\//.test(path) ? 350 : 200;
}

export const filesStaySmall: Rule = ({ path, linesOfCode }) =>
  linesOfCode > limitOf(path)
    ? [
        `${path} has ${linesOfCode} lines of code, at most ${limitOf(path)}: look for a second idea in it, and give that a file of its own.`,
      ]
    : [];

export const doorsOnlyOpen: Rule = ({ path, program, code }) => {
  if (!/^(packages\/ui\/src|site\/src\/features|mocks\/src)\/.*index\.ts$/.test(path)) return [];
  return nodesOf(program.body)
    .filter(({ type, source }) => !(source && /^(Import|ExportNamed|ExportAll)/.test(type)))
    .map(
      ({ start }) =>
        `${path}:${lineAt(code, start)} does something: an index.ts only names what is public.`,
    );
};

/** Not components: what the library asks of, and hands to, the app's own link element. */
const mayTakeClassName = ['packages/ui/src/text/Link/UiProvider.tsx'];

const isPublicLibrary = (source: Source) =>
  source.path.startsWith('packages/ui/src/') &&
  isProduction(source) &&
  !mayTakeClassName.includes(source.path);

/** Exported interfaces and types whose names end in Props. */
function* publicProps({ program }: Source): Generator<SyntaxNode> {
  for (const statement of nodesOf(program.body)) {
    const declaration = nodeOf(statement.declaration);
    if (statement.type !== 'ExportNamedDeclaration' || !declaration) continue;
    const isShape = /^TS(Interface|TypeAlias)Declaration$/.test(declaration.type);
    if (isShape && nameOf(nodeOf(declaration.id))?.endsWith('Props')) yield declaration;
  }
}

export const looksAreNotProps: Rule = (source) => {
  if (!isPublicLibrary(source)) return [];
  return [...publicProps(source)].flatMap((shape) =>
    [...walk(shape)].flatMap((node) => {
      const isOmitted =
        node.type === 'Literal' && /Omit</.test(source.code.slice(shape.start, node.start));
      const word = node.type === 'TSPropertySignature' ? nameOf(nodeOf(node.key)) : node.value;
      return !isOmitted && (word === 'className' || word === 'style')
        ? [
            `${source.path}:${lineAt(source.code, node.start)} offers ${word} in ${nameOf(nodeOf(shape.id))}: the way out is a documented custom property, such as --ui-card-gap.`,
          ]
        : [];
    }),
  );
};

export const defaultsAreNoRoutes: Rule = (source) => {
  if (!isPublicLibrary(source)) return [];
  return [...walk(source.program)].flatMap((node) => {
    const value = node.type === 'AssignmentPattern' ? nodeOf(node.right)?.value : undefined;
    return typeof value === 'string' && value.startsWith('/')
      ? [
          `${source.path}:${lineAt(source.code, node.start)} has the route ${value} as a default. Only the app knows its routes: require the prop, or draw nothing without it.`,
        ]
      : [];
  });
};

export const propsPickFromReactAria: Rule = (source) => {
  if (!isPublicLibrary(source)) return [];
  const foreign = new Set(
    nodesOf(source.program.body)
      .filter(
        ({ type, source: from }) =>
          type === 'ImportDeclaration' && /^react(-|$|\/)/.test(String(nodeOf(from)?.value)),
      )
      .flatMap(({ specifiers }) => nodesOf(specifiers).map(({ local }) => nameOf(nodeOf(local)))),
  );
  return [...publicProps(source)].flatMap((shape) =>
    nodesOf(shape.extends)
      .map(({ expression }) => nameOf(nodeOf(expression)))
      .filter((base) => foreign.has(base))
      .map(
        (base) =>
          `${source.path}:${lineAt(source.code, shape.start)} extends ${base} whole, so an upgrade would widen ours: extend Pick<${base}, ...>.`,
      ),
  );
};
