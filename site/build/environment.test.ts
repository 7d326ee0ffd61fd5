import { describe, expect, it } from 'vitest';
import { parseBuildEnvironment } from './environment.ts';

describe('a deployment', () => {
  it.each([
    ['nothing is said', {}],
    ['Netlify publishes it', { NETLIFY: 'true', CONTEXT: 'production' }],
    ['another program has a context', { CONTEXT: 'staging' }],
    ['Vercel publishes it', { VERCEL_ENV: 'production' }],
    ['Cloudflare Pages builds main', { CF_PAGES_BRANCH: 'main' }],
    ['Cloudflare builds main', { WORKERS_CI_BRANCH: 'main' }],
    ['its branch is the named one', { WORKERS_CI_BRANCH: 'live', SITE_PRODUCTION_BRANCH: 'live' }],
    ['a preview is published on purpose', { VERCEL_ENV: 'preview', SITE_PREVIEW: '0' }],
  ])('lets a deployment be indexed if %s', (_what, variables) => {
    expect(parseBuildEnvironment(variables).isPreview).toBe(false);
  });

  it.each([
    ['it is called one', { SITE_PREVIEW: '1' }],
    ['Netlify shows a pull request', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }],
    ['Netlify shows a branch', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }],
    ['Vercel shows a branch', { VERCEL_ENV: 'preview' }],
    ['Cloudflare Pages shows a branch', { CF_PAGES_BRANCH: 'lamps' }],
    ['Cloudflare shows a branch', { WORKERS_CI_BRANCH: 'lamps' }],
    ['main is not the named branch', { CF_PAGES_BRANCH: 'main', SITE_PRODUCTION_BRANCH: 'live' }],
  ])('makes a deployment a preview if %s', (_what, variables) => {
    expect(parseBuildEnvironment(variables).isPreview).toBe(true);
  });

  it.each(['SITE_PREVIEW', 'BUILD_WITHOUT_BACKEND'])('refuses an unknown value of %s', (name) => {
    expect(() => parseBuildEnvironment({ [name]: 'maybe' })).toThrow(`${name} is "maybe"`);
  });
});
