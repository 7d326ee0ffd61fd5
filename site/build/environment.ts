import { fileURLToPath } from 'node:url';
import { type Environment, parseEnvironment } from '@custom-designs/supabase/environment';
import { loadEnv } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface BuildEnvironment extends Environment {
  readonly withoutBackend: boolean;
  /** A deployment for reviewing a change, which search engines must not index. */
  readonly isPreview: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws Error if the variable is not 1, 0, or empty. */
function readSwitch(variables: Variables, name: string, meaning: string): boolean {
  const value = variables[name]?.trim() || '0';
  if (value === '0' || value === '1') return value === '1';
  throw new Error(
    `The environment cannot be used.\n- ${name} is "${value}", so it is not clear whether ${meaning}. Set it to 1 or 0, or leave it empty.`,
  );
}

/** Whether a host's own variables mark this deployment as a preview. */
function isPreviewOfHost(variables: Variables): boolean {
  const { NETLIFY, CONTEXT, VERCEL_ENV, CF_PAGES_BRANCH, WORKERS_CI_BRANCH } = variables;
  if (NETLIFY && CONTEXT) return CONTEXT !== 'production';
  if (VERCEL_ENV) return VERCEL_ENV !== 'production';
  // Cloudflare provides only the branch.
  const branch = CF_PAGES_BRANCH || WORKERS_CI_BRANCH;
  return Boolean(branch) && branch !== (variables.SITE_PRODUCTION_BRANCH?.trim() || 'main');
}

/** @throws one Error that names each invalid variable, the reason, and what to do. */
export const parseBuildEnvironment = (variables: Variables): BuildEnvironment => ({
  ...parseEnvironment(variables),
  withoutBackend: readSwitch(
    variables,
    'BUILD_WITHOUT_BACKEND',
    'the pages should be built without the rows of the backend',
  ),
  isPreview: variables.SITE_PREVIEW?.trim()
    ? readSwitch(variables, 'SITE_PREVIEW', 'search engines may keep the pages')
    : isPreviewOfHost(variables),
});

const names = [
  'VITE_',
  'BUILD_WITHOUT_BACKEND',
  'SITE_PREVIEW',
  'SITE_PRODUCTION_BRANCH',
  ...['NETLIFY', 'CONTEXT', 'VERCEL_ENV', 'CF_PAGES_BRANCH', 'WORKERS_CI_BRANCH'],
];

/** All variables that a build reads: Vite's .env files, overridden by the process environment. */
export const buildVariables = (): Record<string, string> => loadEnv('production', root, names);

export const buildEnvironment = (): BuildEnvironment => parseBuildEnvironment(buildVariables());
