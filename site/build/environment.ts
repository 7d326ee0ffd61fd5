import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { type Environment, parseEnvironment } from '../src/adapters/environment.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the pages will be built with: the .env files that Vite reads, and the process's own before them. */
export const buildEnvironment = (): Environment =>
  parseEnvironment(loadEnv('production', root, 'VITE_'));
