import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '@custom-designs/ui/styles';
import { DocsPage } from './DocsPage.tsx';
import { withFrame } from './decorators.tsx';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
  tags: ['autodocs'],
  decorators: [withFrame],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'lightning',
        items: [
          { value: 'dark', title: 'Night' },
          { value: 'light', title: 'Noon' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'timer',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'dark', direction: 'ltr', motion: 'full' },
  parameters: {
    layout: 'fullscreen',
    docs: { container: DocsPage },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: ['Introduction', 'Foundations', 'Layout', 'Text', 'Components', 'Sections', 'Site'],
      },
    },
  },
});
