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
import { holdStill, skipAtChromatic, visualModes } from './visual.ts';

holdStill();

configure({
  // Generous, because a busy machine is slow. Passing tests rarely wait this long.
  asyncUtilTimeout: 45_000,
  // Without it, each attempt of a query prints the whole page into an error.
  getElementError: (message) => new Error(message ?? 'No element was found.'),
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(mockWorker)],
  // Exclude a story with animation from the visual run: tags: ['!visual']. Mark a new component:
  // tags: ['experimental', '!stable'].
  tags: ['autodocs', 'visual', 'stable'],
  decorators: [withFrame],
  beforeEach({ tags, parameters, globals }) {
    // axe takes two thirds as long as all tests. `npm test` checks each story with it, and the run in
    // the light theme also checks what a story's own tests leave.
    if (tags.includes('test-fn') && globals.theme === 'dark')
      parameters.a11y = { ...parameters.a11y, test: 'off' };
  },
  afterEach() {
    // A sticky bar covers parts of a scrolled page, which axe reports as targets that are too small.
    scrollTo(0, 0);
  },
  argTypesEnhancers: [withoutElementControls, skipAtChromatic],
  globalTypes: modes,
  initialGlobals: initialModes,
  parameters: {
    layout: 'fullscreen',
    docs: { container: DocsPage, page: GuidePage, ...propTable },
    a11y: {
      test: 'error',
      // React Aria's announcement of a pending button stays for seconds after the button is gone.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        // Limits the report of passing rules to one element. Collecting all takes as long as the
        // checks.
        resultTypes: ['violations', 'incomplete'],
        // Without it, axe also reads every style sheet again for a rule that isn't among these.
        preload: { assets: ['media'] },
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes: visualModes },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Layout',
          'Text',
          'Components',
          'Blog',
          'Desk',
          'Leads',
          'Media',
          'Posts',
          'Projects',
          'Sections',
          'Exhibits',
          'Templates',
          'Managers',
          'Site',
        ],
      },
    },
  },
});
