import { newArticle } from '../../src/content/posts.ts';
import { headersFile } from './netlify.ts';
import { type Build, type HostFiles, newArticlePattern } from './rules.ts';

/** Runs only if no file has the address. Rewrites in `_redirects` would override files here. */
const worker = `const newArticle = /${newArticlePattern.replaceAll('/', '\\/')}/;

export default {
  async fetch(request, env) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const url = new URL(request.url);
    const path = url.pathname.replace(/\\/+$/, '');
    if (!newArticle.test(path)) {
      const page = await env.ASSETS.fetch(new URL('/404', url));
      return new Response(page.body, { status: 404, headers: page.headers });
    }
    if (path === url.pathname) return env.ASSETS.fetch(new URL('/blog/${newArticle}', url));
    return new Response(null, { status: 308, headers: { Location: path + url.search } });
  },
};
`;

/** A Worker with static assets, deployed with `wrangler deploy --config`. */
export const cloudflare = (build: Build): HostFiles => ({
  'client/_headers': headersFile(build),
  'client/.assetsignore': '*.br\n*.gz\n',
  'worker.js': worker,
  'wrangler.json': JSON.stringify(
    {
      name: 'custom-designs',
      main: 'worker.js',
      compatibility_date: '2026-01-01',
      assets: {
        directory: 'client',
        binding: 'ASSETS',
        html_handling: 'drop-trailing-slash',
        not_found_handling: 'none',
      },
    },
    null,
    2,
  ),
});
