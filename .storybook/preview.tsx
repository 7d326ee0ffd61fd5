import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import '@custom-designs/ui/styles';
import { GuidePage } from '../packages/ui/src/docs/GuidePage.tsx';
import { DocsPage } from './DocsPage.tsx';
import { withFrame } from './decorators.tsx';
import { mockWorker } from './mockWorker.ts';
import { initialModes, modes, viewports } from './modes.ts';
import { propTable, withoutElementControls } from './propTable.ts';

// A busy machine is slow. A wait ends long before this where nothing is wrong.
configure({ asyncUtilTimeout: 15_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(mockWorker)],
  // A story that shows motion leaves the visual run: tags: ['!visual'].
  // A new component is marked: tags: ['experimental', '!stable'].
  tags: ['autodocs', 'visual', 'stable'],
  decorators: [withFrame],
  argTypesEnhancers: [withoutElementControls],
  globalTypes: modes,
  initialGlobals: initialModes,
  parameters: {
    layout: 'fullscreen',
    docs: { container: DocsPage, page: GuidePage, ...propTable },
    a11y: {
      test: 'error',
      // React Aria's announcement of a pending button outlives the button by seconds.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        // Of the rules that pass, one element is enough: all of them take as long as the search for faults.
        resultTypes: ['violations', 'incomplete'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Layout',
          'Text',
          'Components',
          'Admin',
          'Blog',
          'Leads',
          'Media',
          'Sections',
          'Templates',
          'Site',
        ],
      },
    },
  },
});
