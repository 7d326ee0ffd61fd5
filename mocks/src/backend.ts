import {
  createMemorySupabase,
  type MemoryRows,
  type MemorySupabase,
} from '@custom-designs/supabase-local/memory';
import { createLeadsHandler } from '../../supabase/functions/leads/handler.ts';
import { fixtureOrigin } from './fixtures/address.ts';
import { type ImageRow, imageRows, images } from './fixtures/images.ts';
import type { LeadDeliveryRow, LeadEventRow, LeadRow } from './fixtures/leads.ts';
import { type PostRow, posts } from './fixtures/posts.ts';

export interface Rows {
  readonly posts: readonly PostRow[];
  readonly images: readonly ImageRow[];
  readonly leads: readonly LeadRow[];
  readonly leadEvents: readonly LeadEventRow[];
  readonly leadDeliveries: readonly LeadDeliveryRow[];
}

/**
 * The category of this row violates a check of the table, so only a list without that check holds
 * it.
 */
const { unknownCategory } = imageRows;

export const fixtureRows: Rows = {
  posts,
  images: images.filter(({ id }) => id !== unknownCategory.id),
  // Forms begin with an empty table; the inbox asks for `inboxRows`.
  leads: [],
  leadEvents: [],
  leadDeliveries: [],
};

export const noRows: Rows = { ...fixtureRows, posts: [], images: [] };

/** A manager who can sign in to every fixture backend. */
export const fixtureManager = {
  email: 'manager@example.com',
  password: 'lamps-at-dusk-2700',
  app_metadata: { role: 'manager' },
};

/** A new backend with the given rows. Nothing outlives it. */
export function openBackend(rows: Rows = fixtureRows): MemorySupabase {
  return createMemorySupabase({
    url: fixtureOrigin,
    // The fixtures' interfaces are closed types. The engine accepts any JSON and checks it itself.
    rows: {
      custom_design_blogs: rows.posts,
      images: rows.images,
      leads: rows.leads,
      lead_events: rows.leadEvents,
      lead_deliveries: rows.leadDeliveries,
    } as object as MemoryRows,
    users: [fixtureManager],
    functions: ({ url, secretKey, fetch }) => {
      const mail = {
        url: `${url}/outbox/v1/emails`,
        key: secretKey,
        from: 'Custom Designs <website@example.com>',
        to: 'customdesigns@example.com',
      };
      const settings = { supabaseUrl: url, secretKey, siteUrl: url, mail, webhook: undefined };
      return { leads: createLeadsHandler({ settings, fetch }) };
    },
  });
}
