import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Import {
  readonly specifier: string;
  /** A path from the repository's root, or the specifier itself when a package is meant. */
  readonly target: string;
  readonly isType: boolean;
  readonly isEverything: boolean;
  readonly isDynamic: boolean;
  readonly line: number;
}

export interface Source {
  /** From the repository's root. */
  readonly path: string;
  /** Comments are blanked out, so a rule never stumbles over prose; lines stay where they were. */
  readonly code: string;
  readonly linesOfCode: number;
  readonly imports: readonly Import[];
  readonly program: SyntaxNode;
}

/** Any node of the syntax tree: what a rule looks at, it checks by `type` first. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const lineAt = (code: string, offset: number) => code.slice(0, offset).split('\n').length;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The node and everything under it, in the order of the text. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const field of Object.values(node)) {
    for (const child of Array.isArray(field) ? field : [field]) {
      if (isNode(child)) yield* walk(child);
    }
  }
}

/** Counted as hooks and editors count: neither blank lines nor comments. */
const countLines = (text: string) =>
  text.split('\n').filter((line) => !/^\s*($|\/\/|\*|\/\*)/.test(line)).length;

export function readSource(path: string, text: string): Source {
  const { module, program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  let code = text;
  for (const { start, end } of comments) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
  }
  const found = (
    specifier: string,
    start: number,
    kind: Partial<Pick<Import, 'isType' | 'isEverything' | 'isDynamic'>>,
  ): Import => ({
    specifier,
    target: specifier.startsWith('.')
      ? posix.join(posix.dirname(path), specifier)
      : specifier.replace(/^@custom-designs\/storybook\//, '.storybook/'),
    isType: false,
    isEverything: false,
    isDynamic: false,
    ...kind,
    line: lineAt(text, start),
  });
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) =>
      found(moduleRequest.value, start, {
        isType: entries.length > 0 && entries.every((entry) => entry.isType),
      }),
    ),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest, isType, importName }) =>
        moduleRequest
          ? [
              found(moduleRequest.value, start, {
                isType,
                isEverything: /^All/.test(importName.kind),
              }),
            ]
          : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^['"](.*)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
      return literal?.[1] ? [found(literal[1], start, { isDynamic: true })] : [];
    }),
  ];
  const tree: unknown = program;
  if (!isNode(tree)) throw new Error(`${path} has no syntax tree`);
  return { path, code, linesOfCode: countLines(text), imports, program: tree };
}

/** Every file git would keep, with `/` between folders. */
export const everyFile: readonly string[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
)
  .split('\0')
  .filter((path) => path !== '' && existsSync(root + path));

const isOurs = (path: string) =>
  /^(packages|site|mocks|tests|scripts|\.storybook)\/.*\.tsx?$/.test(path) &&
  !/\.gen\.|\.d\.ts$|\+types/.test(path);

export const sources: readonly Source[] = everyFile
  .filter(isOurs)
  .map((path) => readSource(path, readFileSync(root + path, 'utf8')));

/** Files a visitor's browser or the build runs; the rest only looks at them. */
export const isProduction = ({ path }: Pick<Source, 'path'>) =>
  /^(packages\/[^/]+\/src|site\/src)\//.test(path) &&
  !/\.(test|stories|guide|fixtures)\.tsx?$|\/(docs|contract)\//.test(path);

export type Rule = (source: Source) => readonly string[];

/** What the rule has against the files, one line each: file, line, rule, way out. */
export const violations = (rule: Rule, files: readonly Source[] = sources): string[] =>
  files.flatMap((source) => rule(source));

/** The same for a snippet, as if it stood in that file: how a rule proves that it can fail. */
export const verdict = (rule: Rule, path: string, text: string): readonly string[] =>
  rule(readSource(path, text));
