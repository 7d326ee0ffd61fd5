import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Source {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly code: string;
  readonly program: SyntaxNode;
}

/** Any node of the syntax tree. Rules check its `type` first. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Yields the node and its descendants in source order. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const field of Object.values(node)) {
    for (const child of Array.isArray(field) ? field : [field]) {
      if (isNode(child)) yield* walk(child);
    }
  }
}

export const lineAt = (code: string, offset: number) => code.slice(0, offset).split('\n').length;

export function readSource(path: string, code: string): Source {
  const { program, errors } = parseSync(path, code);
  const tree: unknown = program;
  if (errors[0] || !isNode(tree))
    throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return { path, code, program: tree };
}

const drawn = globSync('{packages/{ui,desk},site}/src/**/*.{css.ts,tsx}', { cwd: root });
export const sources = drawn.map((path) => readSource(path, readFileSync(root + path, 'utf8')));

/** Returns a rule's violations in a file, one line each: file, line, rule, and fix. */
export type Rule = (source: Source) => readonly string[];
