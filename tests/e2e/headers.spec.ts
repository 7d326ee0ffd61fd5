import { expect, test } from './site.ts';

const routes = ['/', '/services/audio-services', '/contact', '/blog', '/projects', '/admin/media'];

for (const route of [...routes, '/no-such-room', '/blog/newer-than-the-build']) {
  test(`${route} is sent under the policies of the site`, async ({ page }) => {
    const headers = (await page.request.get(route)).headers();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-/,
    );
    expect(headers['content-security-policy']).not.toMatch(
      /style-src [^;]*'unsafe-inline'|'unsafe-eval'| ws:/,
    );
    expect(headers).not.toHaveProperty('content-security-policy-report-only');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
}

test.describe('code that a page does not bring', () => {
  test.use({ expectedNoise: /Content Security Policy/ });

  test('is refused, script and style alike', async ({ page }) => {
    await page.goto('/services');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.ran = true';
      const style = document.createElement('style');
      style.textContent = 'html { outline-width: 7px !important; outline-style: solid; }';
      document.head.append(script, style);
      return (
        'ran' in globalThis || getComputedStyle(document.documentElement).outlineWidth === '7px'
      );
    });
    expect(ran).toBe(false);
  });
});
