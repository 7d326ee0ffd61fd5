import { fixtureOrigin } from '@custom-designs/mocks';
import { connected, withQueries, withToasts } from '@custom-designs/storybook/connected.tsx';
import { atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';

/** The endpoint of the images' rows. */
export const images = `${fixtureOrigin}/rest/v1/images`;

/** What every story of the Media Center needs: its place on the desk and a backend. */
export const onDesk = {
  decorators: [atDesk, withToasts, withQueries],
  parameters: { ...standsAlone, bare: true, address: '/admin/media' },
  beforeEach: connected,
};

export const asManager = { backend: { isSignedIn: true } };
