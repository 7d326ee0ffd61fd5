import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { nightTheme } from './theme.ts';

/** Storybook's page of documentation has no landmark of its own for a screen reader to jump to. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer context={context} theme={nightTheme}>
      <main>{children}</main>
    </DocsContainer>
  );
}
