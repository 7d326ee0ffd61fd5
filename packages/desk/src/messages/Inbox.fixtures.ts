import { fixtureOrigin, inboxRows, leadRows, scenario } from '@custom-designs/mocks';
import {
  connected,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import { atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';

export const { ana, luis } = leadRows;
export const table = `${fixtureOrigin}/rest/v1/leads`;

/** Parameters of both files of stories. A file adds its address. */
export const parameters = {
  ...standsAlone,
  bare: true,
  backend: { ...inboxRows, isSignedIn: true },
};

/** The rest of both files' meta. */
export const inInbox = {
  decorators: [atDesk, withToasts, withQueries],
  args: {
    content: {
      services: [
        { value: 'lighting-design', label: 'Lighting Design' },
        { value: 'multi-room-audio', label: 'Multi-Room Audio' },
      ],
      cities: [{ value: 'mcallen', label: 'McAllen' }],
      replies: [
        { key: 'reply.received', title: 'We got it', text: 'Hi {name}, thank you & see you.' },
        { key: 'reply.visit', title: 'When can we come?', text: 'Hi {name}, when?' },
        { key: 'reply.review', title: 'Ask for a review', text: 'Hi {name}, a few words?' },
      ],
    },
  },
  beforeEach: connected,
};

/** Takes the connection away, as the browser reports it. */
export function goOffline({ use }: { use: (...handlers: HttpHandler[]) => void }) {
  use(...scenario('offline'));
  window.dispatchEvent(new Event('offline'));
}

/** A backend in which Ana's message is deleted. */
export const anaDeleted = {
  leads: inboxRows.leads.map((lead) =>
    lead.id === ana.id ? { ...lead, deleted_at: lead.created_at } : lead,
  ),
};

type Canvas = ReturnType<typeof within>;
export const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('row', { name });
export const hasFocus = (canvas: Canvas, name: RegExp) =>
  waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
export const noRow = (canvas: Canvas, name: RegExp) =>
  waitFor(() => expect(canvas.queryByRole('row', { name })).toBeNull());
export const stored = (id: string) =>
  openedScenario()
    .backend.rowsOf('leads')
    .find((lead) => lead.id === id);
export const message = (name: string) => screen.findByRole('article', { name });
export const press = (name: string) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button));
