import * as React from 'react';
import { expect, it } from 'vitest';
import { entries, sourceOf } from '../entries.ts';

const files = import.meta.glob<object>('../../src/*/**/*.stories.tsx');

interface Annotations {
  args?: object;
  render?: (args: object) => React.ReactNode;
}

interface Story extends Annotations {
  meta: Annotations & { component: React.ComponentType };
}

/** Whether props contain functions, which a server can't send to a browser. */
function hasFunction(value: unknown): boolean {
  if (typeof value === 'function') return !('$$typeof' in value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(React.isValidElement<object>(value) ? value.props : value).some(hasFunction);
}

/** The stories of a file as elements, without those that need functions in props. */
const elementsOf = (exported: object): React.ReactNode[] =>
  Object.values(exported)
    .filter((value): value is Story => value?.meta !== undefined)
    .map(({ meta, args, render = meta.render }) => {
      const props = { ...meta.args, ...args };
      return render ? render(props) : React.createElement(meta.component, props);
    })
    .filter((element) => !hasFunction(element));

/** The hooks are allowed here, because `isClient` checks them in the code. */
Object.assign(
  (React as unknown as Record<string, object>)
    .__SERVER_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as object,
  { H: { useMemo: (make: () => unknown) => make() } },
);

/** Resolves an element as a React server does, and returns the problems that it would report. */
async function problemsOf(node: unknown, path: string): Promise<string[]> {
  if (typeof node === 'function') return '$$typeof' in node ? [] : [`${path} is a function`];
  if (typeof node !== 'object' || node === null) return [];
  if (!React.isValidElement<object>(node)) {
    const parts = Object.entries(node).map(([key, part]) => problemsOf(part, `${path}.${key}`));
    return (await Promise.all(parts)).flat();
  }
  const { type, props } = node;
  if (typeof type !== 'function' || '$$typeof' in type) {
    const name = typeof type === 'function' ? type.name : String(type);
    return problemsOf(props, `${path} > ${name}`);
  }
  try {
    const Part = type as (props: object) => unknown;
    return await problemsOf(await Part(props), `${path} > ${type.name}`);
  } catch (error) {
    return [`${path} > ${type.name}: ${error}`];
  }
}

it.each(entries)('a server component can import $subpath', async ({ module }) => {
  await expect(import(/* @vite-ignore */ `../../${sourceOf(module)}`)).resolves.toBeDefined();
});

it('a server component can draw every story', async () => {
  const problems: string[] = [];
  let drawn = 0;
  for (const [path, load] of Object.entries(files)) {
    const elements = elementsOf(await load());
    drawn += elements.length;
    for (const element of elements) problems.push(...(await problemsOf(element, path)));
  }
  expect(problems).toEqual([]);
  expect(drawn).toBeGreaterThan(200);
});
