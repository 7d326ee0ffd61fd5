import type { FullConfig } from '@playwright/test';
import { ensureFirefox, ensureWebKit } from '../scripts/ensure-tools.ts';
import servers from './e2e/servers.ts';

const ensure: Record<string, () => void> = { firefox: ensureFirefox, webkit: ensureWebKit };

/**
 * Checks the browsers of the chosen projects, then starts the site over its backend. A missing
 * browser ends the run.
 */
export default function setUp({ filteredProjects }: FullConfig) {
  const names = filteredProjects.map(({ name }) => name);
  for (const name of names) ensure[name]?.();
  return names.every((name) => /^(storybook|visual)/.test(name)) ? undefined : servers();
}
