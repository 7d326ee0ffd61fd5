import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ThemeProvider } from '../../theme/index.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

it('is sent as the dark theme has it', () => {
  const html = renderToString(
    <ThemeProvider>
      <ThemeSwitch />
    </ThemeProvider>,
  );
  expect(html).toContain('aria-label="Switch to light theme"');
});

it('raises an error outside the theme’s provider', () => {
  expect(() => renderToString(<ThemeSwitch />)).toThrow(
    /outside ThemeProvider.*Wrap the app in <ThemeProvider> from '@custom-designs\/ui\/theme'/,
  );
});
