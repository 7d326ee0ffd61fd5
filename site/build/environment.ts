import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { type Environment, parseEnvironment } from '../src/adapters/environment.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface BuildEnvironment extends Environment {
  /** The backend is asked nothing, on purpose. */
  readonly withoutBackend: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws Error when the variable is neither 1 nor 0 nor empty. */
function readSwitch(variables: Variables, name: string, meaning: string): boolean {
  const value = variables[name]?.trim() || '0';
  if (value === '0' || value === '1') return value === '1';
  throw new Error(
    `The environment cannot be used.\n- ${name} is "${value}", so it is not clear whether ${meaning}. Set it to 1 or 0, or leave it empty.`,
  );
}

/** @throws one Error that names what cannot be used, why, and what to do. */
export const parseBuildEnvironment = (variables: Variables): BuildEnvironment => ({
  ...parseEnvironment(variables),
  withoutBackend: readSwitch(
    variables,
    'BUILD_WITHOUT_BACKEND',
    'the pages should be built without the rows of the backend',
  ),
});

/** All that a build reads: the .env files that Vite reads, and the process's own before them. */
export const buildVariables = (): Record<string, string> =>
  loadEnv('production', root, ['VITE_', 'BUILD_', 'SITE_']);

export const buildEnvironment = (): BuildEnvironment => parseBuildEnvironment(buildVariables());
