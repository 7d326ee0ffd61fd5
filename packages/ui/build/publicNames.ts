/** What a public subpath exports, read from the declarations that are published. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { dist } from './entries.ts';

export interface Declared {
  readonly name: string;
  /** The declaration without comments. */
  readonly text: string;
  /** Its doc comment, without stars. */
  readonly doc: string;
  readonly module: string;
}

interface Module {
  readonly declared: Map<string, Declared>;
  /** Local name to where it comes from. */
  readonly imported: Map<string, { from: string; name: string }>;
  /** Public name to local name. */
  readonly exported: Map<string, string>;
}

/** The fields of a syntax tree's statement that are looked at here. */
interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: Name | null;
  readonly declarations?: readonly { readonly id: Name }[];
  readonly declaration?: Statement | null;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly { type: string; local: Name; imported?: Name; exported?: Name }[];
}

interface Name {
  readonly name?: string;
  readonly value?: string;
}

interface Comment {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

const nameOf = (node: Name | undefined) => node?.name ?? node?.value ?? '';

/** `import * as styles` */
const everything = '*';

const withoutStars = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim();

function withoutComments(code: string, { start, end }: Statement, comments: readonly Comment[]) {
  let text = code.slice(start, end);
  for (const comment of comments.toReversed()) {
    if (comment.start < start || comment.end > end) continue;
    text = text.slice(0, comment.start - start) + text.slice(comment.end - start);
  }
  return text
    .replace(/\n\s*(?=\n)/g, '')
    .replace(/^export declare /, 'declare ')
    .replace(/import\("[^"]+"\)\./g, '');
}

function noteImports({ source, specifiers = [] }: Statement, path: string, into: Module): void {
  for (const { type, local, imported, exported } of specifiers) {
    if (source) {
      const from = source.value.startsWith('.')
        ? posix.join(posix.dirname(path), source.value.replace(/\.js$/, ''))
        : source.value;
      const name = type === 'ImportNamespaceSpecifier' ? everything : nameOf(imported ?? local);
      into.imported.set(nameOf(exported ?? local), { from, name });
    }
    if (exported) into.exported.set(nameOf(exported), nameOf(source ? exported : local));
  }
}

const modules = new Map<string, Module>();

function read(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const module: Module = { declared: new Map(), imported: new Map(), exported: new Map() };
  modules.set(path, module);
  const code = readFileSync(`${dist}${path}.d.ts`, 'utf8');
  const { program, comments } = parseSync(`${path}.d.ts`, code, { lang: 'dts' });
  for (const statement of program.body as unknown as readonly Statement[]) {
    noteImports(statement, path, module);
    if (statement.type === 'ImportDeclaration') continue;
    const { id, declarations = [] } = statement.declaration ?? statement;
    const before = comments.findLast(({ end }) => end <= statement.start);
    const isOwn = before && code.slice(before.end, statement.start).trim() === '';
    const text = withoutComments(code, statement, comments);
    for (const named of [id, ...declarations.map((one) => one.id)]) {
      if (!named) continue;
      const name = nameOf(named);
      const overload = module.declared.get(name);
      module.declared.set(name, {
        name,
        module: path,
        doc: overload?.doc || (isOwn ? withoutStars(before.value) : ''),
        text: overload ? `${overload.text}\n${text}` : text,
      });
      if (statement.declaration) module.exported.set(name, name);
    }
  }
  return module;
}

function find(path: string, local: string): Declared | undefined {
  const { declared, imported, exported } = read(path);
  const own = declared.get(local) ?? declared.get(exported.get(local) ?? '');
  if (own) return own;
  const theirs = imported.get(local);
  return theirs && /^[a-z]+\//.test(theirs.from) && !theirs.from.startsWith('react')
    ? find(theirs.from, theirs.name)
    : undefined;
}

/** By name: what an app can import from the module. */
export const publicNames = (path: string): Declared[] =>
  [...read(path).exported]
    .map(([name, local]) => {
      const found = find(path, local);
      if (!found) throw new Error(`${path}.d.ts exports ${name}, whose declaration was not found.`);
      return { ...found, name };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** What a declaration is made of, as far as it lies in the folder it comes from. */
export function partsOf({ module, name, text }: Declared): Declared[] {
  const folder = posix.dirname(module);
  const words = [...new Set(text.match(/\b[A-Za-z_]\w*(\.\w+)?/g))];
  return words
    .flatMap((word) => {
      const [first = '', second = ''] = word.split('.');
      const from = read(module).imported.get(first);
      return from?.name === everything && from.from.startsWith(folder)
        ? find(from.from, second)
        : find(module, first);
    })
    .filter((found) => found !== undefined)
    .filter((found) => found.module !== module || found.name !== name)
    .filter((found) => found.module.startsWith(`${folder}/`));
}
