import { expect, it } from 'vitest';
import { parseBuildEnvironment } from '../site/build/environment.ts';
import { siteVariables } from './local-backend.ts';

const backend = { url: 'http://127.0.0.1:54321', publishableKey: 'key' };

it('lets pages name the port that the site has', () => {
  const other = siteVariables(backend, 'http://127.0.0.1:4311');
  expect(parseBuildEnvironment(other).siteUrl).toBe('http://127.0.0.1:4311');
  expect(parseBuildEnvironment(siteVariables(backend, undefined)).siteUrl).toBe(
    'http://127.0.0.1:4173',
  );
});
