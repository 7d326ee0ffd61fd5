import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../vitest.config.ts';

const projects = (await Promise.all(
  config.test?.projects ?? [],
)) as TestProjectInlineConfiguration[];

/** Projects whose tests run in Node and import style sheets. Browsers are served by Vite itself. */
const withStyles = projects.filter(
  ({ plugins = [], test }) =>
    !test?.browser &&
    plugins.flat().some((plugin) => /vanilla-extract/.test((plugin as Plugin).name)),
);

it('keeps no compiled style sheet from an earlier run: what it imports is no part of its cache key', () => {
  expect(withStyles.map(({ test }) => test?.name)).toContain('unit');
  for (const { test } of withStyles) expect(test?.fsModuleCache, String(test?.name)).toBe(false);
});
