import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ThemeSwitch } from './ThemeSwitch.tsx';

it("throws outside the theme's provider", () => {
  expect(() => renderToString(<ThemeSwitch />)).toThrow(
    /outside ThemeProvider.*Wrap the app in <ThemeProvider> from '@custom-designs\/ui\/theme'/,
  );
});
