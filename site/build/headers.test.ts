import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inlineHashes, reactAriaStyles, securityHeaders } from './headers.ts';

const page =
  '<script>start()</script><script type="speculationrules">{}</script><style>@layer base;</style>';
const headers = securityHeaders({
  page,
  backendUrl: 'https://backend.example/',
  isPreview: false,
});
const directives = new Map(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

it('asks search engines not to index a preview, and only a preview', () => {
  const facts = { page, backendUrl: 'https://backend.example' };
  expect(securityHeaders({ ...facts, isPreview: true })['X-Robots-Tag']).toBe('noindex');
  expect(headers).not.toHaveProperty('X-Robots-Tag');
});

it('keeps browsers on HTTPS for two years, on every subdomain', () => {
  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
});

it('tells other sites no more than its own address', () => {
  expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
});

it('forbids MIME sniffing and frames', () => {
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
});

describe('the content security policy', () => {
  it('allows only the known inline scripts and styles', () => {
    for (const name of ['default-src', 'script-src', 'style-src']) {
      expect(directives.get(name), name).not.toContain("'unsafe-inline'");
      expect(directives.get(name), name).not.toContain("'unsafe-eval'");
    }
    expect(directives.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
    const { scripts, styles } = inlineHashes(page);
    expect(directives.get('script-src')).toEqual(["'self'", ...scripts]);
    expect(directives.get('style-src')).toEqual(expect.arrayContaining(styles));
  });

  it.each(['connect-src', 'form-action'])(
    'lets pages reach only their own backend by %s',
    (name) => {
      expect(directives.get(name)).toEqual(["'self'", 'https://backend.example']);
    },
  );

  it('lets no text of a page change what its relative addresses mean', () => {
    expect(directives.get('base-uri')).toEqual(["'none'"]);
  });

  it('allows no plugins', () => {
    expect(directives.get('object-src')).toEqual(["'none'"]);
  });

  it('allows every style that React Aria adds to a page', () => {
    const components = fileURLToPath(
      new URL('../../packages/ui/node_modules/react-aria-components', import.meta.url),
    );
    // pnpm installs a package's dependencies next to it.
    const folder = join(realpathSync(components), '../react-aria/dist/private');
    const added = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.mjs'))
      .flatMap((path) => {
        const text = readFileSync(join(folder, path), 'utf8');
        return [...text.matchAll(/style\.textContent = `(.*?)`\s*\.trim\(\)/gs)].map(([, css]) =>
          (css ?? '').replace(/\$\{\S+\$PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim(),
        );
      });
    expect(added.toSorted()).toEqual(reactAriaStyles.toSorted());
  });
});
