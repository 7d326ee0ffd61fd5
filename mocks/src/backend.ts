import { createMemorySupabase, type MemorySupabase } from '@custom-designs/supabase-local/memory';
import { createLeadsHandler } from '../../supabase/functions/leads/handler.ts';
import { createPeopleHandler } from '../../supabase/functions/people/handler.ts';
import { createPostsHandler } from '../../supabase/functions/posts/handler.ts';
import { createPublishHandler } from '../../supabase/functions/publish/handler.ts';
import { fixtureOrigin } from './fixtures/address.ts';
import { deskVersions } from './fixtures/deskPosts.ts';
import { siteFactChanges, siteFacts } from './fixtures/facts.ts';
import { images } from './fixtures/images.ts';
import {
  activity,
  fixtureEditor,
  fixtureManager,
  fixtureManagerId,
  people,
  personOf,
} from './fixtures/people.ts';
import { posts } from './fixtures/posts.ts';
import { leadViews } from './leadViews.ts';
import { postTriggers, timeOfWrite } from './postTriggers.ts';
import { trashTriggers } from './trashTriggers.ts';

/** Keys for pushes, which protect nothing. */
const push = {
  publicKey:
    'BMcWUrv3xpWZbpfeJIO22VV3n_DbeZPMQdE375t9t_KVvBYerRWcp6CjvDuGMg0G02LuVSfFHenOy1OJf4Nxa70',
  privateKey: 'bQNx0MJCpX7LCSOmm08vw0gH4GMLCx4Mb2XGqlaxECg',
  subject: 'mailto:office@example.com',
  serviceUrl: undefined,
};

export interface Rows {
  readonly posts: readonly object[];
  readonly images: readonly object[];
  readonly albums: readonly object[];
  readonly reviews: readonly object[];
  readonly leads: readonly object[];
  readonly leadEvents: readonly object[];
  readonly leadDeliveries: readonly object[];
  readonly postSlugs: readonly object[];
  readonly postVersions: readonly object[];
  readonly people: readonly object[];
  readonly activity: readonly object[];
  readonly siteFacts: readonly object[];
  readonly siteFactChanges: readonly object[];
  readonly secondStepRequirement: readonly object[];
  readonly pushSubscriptions: readonly object[];
}

export const fixtureRows: Rows = {
  posts,
  images,
  albums: [],
  reviews: [],
  // Forms start with an empty table. The inbox uses `inboxRows`.
  leads: [],
  leadEvents: [],
  leadDeliveries: [],
  postSlugs: [],
  postVersions: deskVersions,
  people,
  activity,
  siteFacts,
  siteFactChanges,
  secondStepRequirement: [],
  pushSubscriptions: [],
};

export const noRows: Rows = { ...fixtureRows, posts: [], images: [], albums: [] };

const dated = <Row extends object>(row: Row) => ({ ...row, updated_at: timeOfWrite() });

/** Returns a new in-memory backend with the given rows. */
export function openBackend(rows: Rows = fixtureRows): MemorySupabase {
  // A new account for each backend, because the browser keeps messages by account.
  const manager = { ...fixtureManager, id: crypto.randomUUID() };
  return createMemorySupabase({
    url: fixtureOrigin,
    rows: {
      custom_design_blogs: rows.posts,
      images: rows.images,
      albums: rows.albums,
      reviews: rows.reviews,
      trash: [],
      leads: rows.leads,
      lead_events: rows.leadEvents,
      lead_deliveries: rows.leadDeliveries,
      site_publishes: [],
      second_step_requirement: rows.secondStepRequirement,
      post_previews: [],
      push_subscriptions: rows.pushSubscriptions,
      post_slugs: rows.postSlugs,
      post_versions: rows.postVersions,
      people: rows.people.map((person) =>
        'email' in person && person.email === manager.email
          ? { ...person, id: manager.id }
          : person,
      ),
      activity: JSON.parse(JSON.stringify(rows.activity).replaceAll(fixtureManagerId, manager.id)),
      site_facts: rows.siteFacts,
      site_fact_changes: rows.siteFactChanges,
    },
    ...postTriggers,
    beforeWrite: {
      ...postTriggers.beforeWrite,
      site_facts: dated,
      albums: dated,
      reviews: dated,
      images: dated,
    },
    cascade: trashTriggers,
    views: { ...leadViews, ...postTriggers.views, expired_trash: () => [] },
    managersOnly: {
      custom_design_blogs: ({ status }) => status === 'draft',
      images: ({ is_published }) => is_published === false,
      albums: ({ is_published }) => is_published === false,
      reviews: ({ is_published }) => is_published === false,
      trash: () => true,
      activity: () => true,
      push_subscriptions: () => true,
    },
    defaults: {
      ...postTriggers.defaults,
      leads: ({ claims }) => ({
        ...{ status: 'new', spam_reasons: [], deleted_at: null },
        added_by: claims.email ?? null,
        read_at: claims.email ? new Date().toISOString() : null,
      }),
      lead_events: ({ claims }) => ({ kind: 'note', author: claims.email ?? null }),
      site_publishes: ({ claims }) => ({
        state: 'waiting',
        requested_at: new Date().toISOString(),
        not_before: new Date().toISOString(),
        requested_by: claims.email ?? null,
      }),
      push_subscriptions: () => ({ failed_at: null }),
      site_facts: () => ({ updated_at: new Date().toISOString() }),
      albums: () => ({ created_at: new Date().toISOString() }),
      reviews: () => ({ created_at: new Date().toISOString() }),
    },
    // Visitors save derived categories.
    writtenByAnyone: ['custom_design_blogs'],
    users: [manager, fixtureEditor],
    functions: ({ url, secretKey, fetch }) => {
      const settings = { supabaseUrl: url, secretKey, siteUrl: url };
      // The memory engine's accounts are no table, so a new one is added to the view here.
      const inviting: typeof fetch = async (input, init) => {
        const response = await fetch(input, init);
        if (!String(input).endsWith('/admin/users') || !response.ok) return response;
        const row = personOf(await response.clone().json());
        const headers = { apikey: secretKey, 'content-type': 'application/json' };
        const body = JSON.stringify(row);
        await fetch(`${url}/rest/v1/people`, { method: 'POST', headers, body });
        return response;
      };
      return {
        leads: createLeadsHandler({
          settings: { ...settings, mail: undefined, webhook: undefined, push },
          fetch: async (input, init) =>
            input.startsWith(url) ? fetch(input, init) : new Response(null, { status: 201 }),
        }),
        posts: createPostsHandler({ supabaseUrl: url, secretKey, fetch }),
        publish: createPublishHandler({
          settings: { supabaseUrl: url, secretKey, hookUrl: `${url}/hook` },
          fetch: async (input, init) =>
            input === `${url}/hook` ? new Response() : fetch(input, init),
        }),
        people: createPeopleHandler({ supabaseUrl: url, secretKey, fetch: inviting }),
      };
    },
  });
}
