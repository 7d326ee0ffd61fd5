import {
  albumRows,
  deskPosts,
  deskRows,
  fixtureEditor,
  imageRows,
  inboxRows,
  type ScenarioName,
  scenario,
} from '@custom-designs/mocks';
import {
  connected,
  held,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { queryClient } from '@custom-designs/supabase/queryClient';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { initialFacts } from '../../../site/src/features/facts/initial.server.ts';
import { signIn } from './auth/index.ts';
import { desks } from './desks.ts';
import { Facts } from './facts/Facts.tsx';
import { Inbox } from './messages/Inbox.tsx';
import { People } from './people/People.tsx';
import { MediaCenter } from './pictures/MediaCenter.tsx';
import { Posts } from './posts/Posts.tsx';
import { Projects } from './projects/Projects.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { Today } from './today/Today.tsx';

interface Row {
  readonly screen: ReactNode;
  /** What the screen says in a scenario. A row without it isn't visited. */
  readonly says: Partial<Record<ScenarioName, readonly string[]>>;
  /** A text that is there once everything has loaded. */
  readonly loaded: string;
}

const lost = 'Connection lost. Check your internet connection and try again.';

/** The first screen of every desk, by its address. */
const rows: Readonly<Record<string, Row>> = {
  '/admin': {
    screen: <Today samples={{ facts: [], hasPictures: false }} />,
    loaded: 'new messages',
    says: {
      empty: ['Nothing is waiting for you.'],
      failing: [
        'What is waiting couldn’t be loaded. could not open relation',
        'The state of the website couldn’t be loaded. could not open relation',
      ],
      offline: ['You’re offline. Messages that this browser holds can be read.'],
      slow: ['Loading what is waiting'],
      signedOut: ['Sign in to see what’s waiting.'],
    },
  },
  '/admin/leads': {
    screen: <Inbox content={{ services: [], cities: [], replies: [] }} />,
    loaded: 'Luis Treviño',
    says: {
      empty: ['No new messages.'],
      failing: ['The messages couldn’t be loaded. could not open relation'],
      offline: [`The messages couldn’t be loaded. ${lost}`],
      slow: ['Loading messages...'],
      malformed: ['Luis Treviño'],
      signedOut: ['Only managers can read messages.'],
    },
  },
  '/admin/media': {
    screen: <MediaCenter />,
    loaded: imageRows.manyTags.title,
    says: {
      empty: ['No images found. Upload some images to get started.'],
      failing: ['Error loading images: could not open relation'],
      offline: ['Error loading images: connection lost'],
      slow: ['Loading images...'],
      malformed: [imageRows.manyTags.title],
      signedOut: ['You’re viewing as a visitor.'],
    },
  },
  '/admin/posts': {
    screen: <Posts />,
    loaded: deskRows.draft.title,
    says: {
      empty: ['No posts here yet.'],
      failing: ['The posts couldn’t be loaded. could not open relation'],
      offline: [`The posts couldn’t be loaded. ${lost}`],
      slow: ['Loading posts…'],
      malformed: [deskRows.draft.title],
      signedOut: ['Sign in to write posts.'],
    },
  },
  '/admin/projects': {
    screen: <Projects />,
    loaded: albumRows.draft.title,
    says: {
      empty: ['There are no projects yet.'],
      failing: ['The projects couldn’t be loaded. could not open relation'],
      offline: [`The projects couldn’t be loaded. ${lost}`],
      slow: ['Loading projects…'],
      signedOut: ['Sign in to change projects.'],
    },
  },
  '/admin/reviews': {
    screen: <Reviews pages={[]} />,
    loaded: 'There are no reviews yet.',
    says: {
      empty: ['There are no reviews yet.'],
      failing: ['The reviews couldn’t be loaded. could not open relation'],
      offline: [`The reviews couldn’t be loaded. ${lost}`],
      slow: ['Loading reviews…'],
      signedOut: ['Only managers can change reviews.'],
    },
  },
  '/admin/facts': {
    screen: <Facts facts={initialFacts()} />,
    loaded: 'Opening hours',
    says: {
      failing: ['The facts couldn’t be loaded. could not open relation'],
      offline: [`The facts couldn’t be loaded. ${lost}`],
      slow: ['Loading the facts'],
      signedOut: ['Only managers can change facts.'],
    },
  },
  '/admin/people': {
    screen: <People />,
    loaded: 'ben@example.com',
    says: {
      failing: ['The list of people couldn’t be loaded. could not open relation'],
      offline: [`The list of people couldn’t be loaded. ${lost}`],
    },
  },
};

/** The screen at the address, as the site's routes choose it. */
function Screens() {
  const { pathname } = useLocation();
  return rows[pathname]?.screen;
}

const meta = preview.meta({
  title: 'Managers/Screens',
  component: Screens,
  decorators: [atDesk, withToasts, withQueries],
  // The library's stories show what each state looks like.
  tags: ['!visual'],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin',
    backend: {
      ...inboxRows,
      posts: deskPosts,
      albums: Object.values(albumRows),
      isSignedIn: true,
    },
  },
  beforeEach: connected,
});

type Canvas = ReturnType<typeof within>;

/** Opens each desk by its link, and expects what it says in the scenario. */
const visits =
  (scenario: ScenarioName) =>
  async ({ canvas }: { canvas: Canvas }) => {
    for (const { href, label } of desks) {
      const row = rows[href];
      if (!row) throw new Error(`No row says what ${href} shows. Add one.`);
      const texts = row.says[scenario];
      if (!texts) continue;
      const bar = within(await canvas.findByRole('navigation', { name: 'Manager pages' }));
      await userEvent.click(await bar.findByRole('link', { name: new RegExp(`^${label}`) }));
      await canvas.findByRole('heading', { level: 1, name: label });
      for (const text of texts) await canvas.findByText(text);
      if (scenario !== 'failing' && scenario !== 'offline') continue;
      // A list that failed on another desk is asked for again.
      await waitFor(() => {
        for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) {
          expect(retry).toBeEnabled();
        }
      });
    }
  };

/** Opens each desk without a connection, and expects what it shows once the browser is online. */
async function recovers({
  canvas,
  msw,
}: {
  canvas: Canvas;
  msw: { use: (...handlers: HttpHandler[]) => void };
}) {
  const online = openedScenario().handlers;
  for (const { href, label } of desks) {
    const { loaded = '', says = {} } = rows[href] ?? {};
    // Nothing that another desk has loaded helps.
    queryClient.removeQueries();
    msw.use(...scenario('offline'));
    const bar = within(await canvas.findByRole('navigation', { name: 'Manager pages' }));
    await userEvent.click(await bar.findByRole('link', { name: new RegExp(`^${label}`) }));
    for (const text of says.offline ?? []) await canvas.findByText(text);
    await canvas.findAllByRole('button', { name: 'Try again' });
    msw.use(...online);
    window.dispatchEvent(new Event('online'));
    await canvas.findAllByText(loaded);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument(),
    );
  }
}

export const Empty = meta.story({ globals: { backend: 'empty' }, play: visits('empty') });
export const Failing = meta.story({ globals: { backend: 'failing' }, play: visits('failing') });
export const Offline = meta.story({ globals: { backend: 'offline' }, play: visits('offline') });
export const Malformed = meta.story({
  globals: { backend: 'malformed' },
  play: visits('malformed'),
});
export const Slow = meta.story({ globals: { backend: 'slow' }, ...held, play: visits('slow') });
export const SignedOut = meta.story({
  globals: { backend: 'signedOut' },
  play: visits('signedOut'),
});
export const Reconnected = meta.story({ globals: { backend: 'ok' }, play: recovers });

/** A manager has changed this editor's role, which ended the session. */
export const RoleChanged = meta.story({
  globals: { backend: 'ok' },
  parameters: {
    address: '/admin/leads',
    backend: { ...inboxRows, isSignedIn: false },
  },
  play: async ({ canvas, msw }) => {
    const checked = Promise.withResolvers<void>();
    msw.use(
      http.get(/auth\/v1\/user/, async () => {
        await checked.promise;
        return HttpResponse.json({ error_code: 'session_not_found' }, { status: 403 });
      }),
    );
    await canvas.findByLabelText('Password');
    await signIn(fixtureEditor.email, fixtureEditor.password);
    await canvas.findByText('Please sign in with a manager account.');
    checked.resolve();
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
  },
});
