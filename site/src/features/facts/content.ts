import type { Fact } from '@custom-designs/desk/facts/fact';

/** The exports of content files, by the file's path in site/src/content, such as `company.ts`. */
export type ContentFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Place = Fact['at'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the value at a place. Undefined if there's none. */
export const readPlace = (files: ContentFiles, { file, path }: Place): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), files[file]);

/** One change of a content file. An undefined value removes what the file says. */
export interface Assignment extends Place {
  readonly value: unknown;
}

/** Changes the exports of loaded content files in place. */
export function assign(files: ContentFiles, assignments: readonly Assignment[]): void {
  for (const { file, path, value } of assignments) {
    const name = path.at(-1) ?? '';
    const parent = readPlace(files, { file, path: path.slice(0, -1) });
    if (isObject(parent)) parent[name] = value;
  }
}

/** The same changes as code at the end of the content file's source. */
export const assignmentCode = (assignments: readonly Assignment[]): string =>
  assignments
    .map(({ path: [name, ...rest], value }) => {
      const place = rest.map((part) => `[${JSON.stringify(part)}]`).join('');
      return `(${name} as any)${place} = ${JSON.stringify(value) ?? 'undefined'};\n`;
    })
    .join('');
