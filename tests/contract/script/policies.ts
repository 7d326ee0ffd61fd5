import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ADDED,
  BROWSER,
  BUCKETS,
  CALLS,
  FACT,
  FOLDERS,
  KEPT,
  LEAD_ID,
  PERSON,
  REVIEW,
  TABLES,
} from './calls.ts';
import { image, restoreFacts, restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';
import { claimsOf, IDENTITIES, type Known } from './identities.ts';
import { lead } from './leadRows.ts';
import { PNG, png } from './storage.ts';

const POSTS = 'custom_design_blogs';
/** Editors reach these as managers do, and the rest as an account without a role. */
const EDITED =
  /\/(custom_design_blogs|post_editing|post_previews|post_versions|albums|images|trash|expired_trash|site_publishes|custom-designs-images)\b/;
/** How a caller is recognized doesn't depend on the table, so most make one call of each outcome. */
const ONE_OF_EACH = [...new Map(CALLS.map((call) => [String(call[1]), call] as const)).values()];
/** Callers whose access has just ended. They make every call. */
const ENDED = /^a manager (who|with a new password)/;
/** A value of each column of a post but its category, unlike those of the fixtures. */
const OTHER_COLUMNS = {
  id: '00000000-0000-4000-8000-0000000000ff',
  title: 'DEFACED',
  date: '2001-01-01',
  excerpt: 'DEFACED',
  image: '/defaced.png',
  slug: 'warm-light',
  author: 'DEFACED',
  created_at: '2001-01-01',
  content: 'DEFACED',
  images: [],
  status: 'draft',
  publish_at: '2001-01-01',
  updated_at: '2001-01-01',
  draft_of: '00000000-0000-4000-8000-0000000000ff',
};

export function policies(contract: () => Contract): void {
  /**
   * Restores a message with a note, a status change, and a delivery, beside posts, a former address,
   * images, albums, reviews, a fact, a request to publish, and files.
   */
  async function restore(): Promise<void> {
    await restoreRows(contract());
    const { service } = contract();
    const add = (table: string, row: object) => service.from(table).insert(row);
    const own = { id: LEAD_ID, sender_hash: 'secret', next_at: '2026-11-27' };
    await add('leads', lead({ ...own, created_at: new Date() }));
    await service.from('leads').update({ status: 'contacted' }).eq('id', LEAD_ID);
    await add('lead_events', { lead_id: LEAD_ID, note: 'Called.' });
    // This delivery has failed for good, so no sender claims it during the test.
    const failed = { state: 'failed', next_attempt_at: null };
    await add('lead_deliveries', { lead_id: LEAD_ID, recipient: 'company', ...failed });
    await add('lead_deliveries', { lead_id: LEAD_ID, recipient: 'webhook', state: 'sent' });
    await add('lead_sweeps', { months: 24 });
    await service.from('site_publishes').delete().not('id', 'is', null);
    await add('site_publishes', { state: 'failed' });
    const { data: post } = await service.from(POSTS).select().eq('slug', 'warm-light').single();
    await service.from('post_slugs').delete().neq('slug', '');
    await add('post_slugs', { slug: 'former', post_id: post.id });
    await service.from('post_versions').delete().not('post_id', 'is', null);
    await add('post_versions', { post_id: post.id, saved_by: 'x', fields: {} });
    await service.from('albums').delete().not('id', 'is', null);
    await service.from('reviews').delete().not('id', 'is', null);
    await service.from('trash').delete().not('id', 'is', null);
    await add('images', image({ title: 'hidden', is_published: false }));
    const { data: deleted } = await add('images', image({ title: 'deleted' }))
      .select()
      .single();
    await service.from('images').delete().eq('id', deleted.id);
    await service
      .from('trash')
      .update({ deleted_at: new Date(0), past_since: new Date(0) })
      .eq('id', deleted.id);
    await service.from('second_step_requirement').delete().eq('is_only', true);
    await add('albums', { title: 'shown', is_published: true });
    await add('albums', { title: 'hidden' });
    await add('reviews', { ...REVIEW, name: 'shown', has_consent: true, is_published: true });
    await add('reviews', { ...REVIEW, name: 'hidden' });
    await contract().backend.addUser({ email: PERSON, password: 'person password 1' });
    const { data: person } = await service.from('people').select().eq('email', PERSON).single();
    await add('post_previews', { post_id: post.id, made_by: person.id });
    await service.from('push_subscriptions').delete().neq('endpoint', '');
    const other = { endpoint: `${BROWSER.endpoint}-of-another`, account: person.id };
    await add('push_subscriptions', { ...BROWSER, ...other });
    await restoreFacts(contract(), [{ key: FACT, value: 'a number' }]);
    for (const bucket of BUCKETS) {
      const files = service.storage.from(bucket);
      await files.remove([...KEPT, ...ADDED]);
      for (const path of KEPT) await files.upload(path, png());
    }
  }

  /** Reads all tables and lists all files with the secret key. */
  async function stored(): Promise<{ [name: string]: unknown[] | null }> {
    const { service } = contract();
    const people = (await service.from('people').select().eq('email', PERSON)).data;
    const found: { [name: string]: unknown[] | null } = { people };
    for (const [table, key] of Object.entries(TABLES)) {
      const rows = service.from(table).select().order(key);
      // Some callers' accounts are added during the tests.
      found[table] = (
        await (table === 'activity' ? rows.eq('account', people?.[0]?.id) : rows)
      ).data;
    }
    for (const bucket of BUCKETS) {
      for (const folder of FOLDERS) {
        found[`${bucket}/${folder}`] = (await service.storage.from(bucket).list(folder)).data;
      }
    }
    return found;
  }

  /** Returns how many rows or files the call reached, or its refusal status. */
  async function outcomeOf(headers: object, call: string, body?: object): Promise<number> {
    const [method = '', path = ''] = call.split(' ');
    const isFile = body === PNG;
    const type = isFile ? 'image/png' : 'application/json';
    const answer = await contract().request(path, {
      method,
      headers: { prefer: 'return=representation', 'content-type': type, ...headers },
      ...(body && { body: isFile ? PNG : JSON.stringify(body) }),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const said = isJson ? await answer.json() : await answer.bytes();
    if (!answer.ok) return Number(said.statusCode ?? answer.status);
    return Array.isArray(said) ? said.length : 1;
  }

  let known: Known;
  beforeAll(async () => {
    const { backend } = contract();
    const manager = await contract().token(contract().manager);
    known = {
      contract: contract(),
      key: backend.publishableKey,
      secret: backend.secretKey,
      jwtSecret: backend.jwtSecret ?? '',
      manager,
      claims: claimsOf(manager),
      editor: await contract().token(contract().editor),
      visitor: await contract().token(contract().visitor),
    };
  });

  const everybody = Object.values(IDENTITIES).flatMap(Object.keys);

  describe(`${everybody.length} identities with up to ${CALLS.length} calls each`, () => {
    describe.each(Object.keys(IDENTITIES))('as %s', (seenAs) => {
      const isTrusted = ['a manager', 'an editor', 'the secret key'].includes(seenAs);
      const columns = Object.keys(IDENTITIES);
      const columnOf = (call: string) => {
        if (seenAs !== 'an editor') return columns.indexOf(seenAs);
        return columns.indexOf(EDITED.test(call) ? 'a manager' : 'an account');
      };
      (isTrusted ? beforeEach : beforeAll)(restore);
      if (!isTrusted) {
        let before: object;
        beforeAll(async () => {
          before = await stored();
          // Where there's nothing to read or change, a caller with too many rights wouldn't be noticed.
          const isEmpty = ([name, rows]: [string, unknown[] | null]) =>
            name !== 'second_step_requirement' && !rows?.length;
          expect(Object.entries(before).filter(isEmpty)).toEqual([]);
        });
        afterAll(async () => expect(await stored()).toEqual(before));
      }

      test.each(Object.entries(IDENTITIES[seenAs] ?? {}))(
        'every call as %s has the listed result',
        async (who, headersFor) => {
          const isFirst = who === Object.keys(IDENTITIES[seenAs] ?? {})[0];
          const calls = isTrusted || isFirst || ENDED.test(who) ? CALLS : ONE_OF_EACH;
          const headers = await headersFor(known);
          for (const [call, outcomes, body] of calls) {
            const isAccount = ['an account', 'an editor', 'a manager'].includes(seenAs);
            const refusal = { no: call.includes('/rest/') && !isAccount ? 401 : 403, none: 404 };
            const outcome = outcomes[columnOf(call)] ?? 'no';
            const expected = typeof outcome === 'string' ? refusal[outcome] : outcome;
            expect.soft(await outcomeOf(headers, call, body), call).toBe(expected);
          }
        },
      );
    });
  });

  describe('a missing category can be filled in without an editor, but', () => {
    const editors = ['an editor', 'a manager', 'the secret key'];
    const others = Object.entries(IDENTITIES).filter(([seenAs]) => !editors.includes(seenAs));
    const isBlank = `/rest/v1/${POSTS}?slug=is.null`;
    const blank = () => contract().service.from(POSTS).select().is('slug', null).single();
    let before: object;
    beforeAll(async () => {
      await restoreRows(contract());
      before = (await blank()).data;
    });

    test('each column of a post is tried', () => {
      expect(['category', ...Object.keys(OTHER_COLUMNS)].sort()).toEqual(
        Object.keys(before).sort(),
      );
    });

    test.each(others.flatMap(([, callers]) => Object.entries(callers)))(
      '%s changes no other column with it',
      async (_, headersFor) => {
        const headers = await headersFor(known);
        const calls = Object.entries(OTHER_COLUMNS).map(async ([column, value]) => {
          const body = { category: 'Design', [column]: value };
          return [column, await outcomeOf(headers, `PATCH ${isBlank}`, body)] as const;
        });
        for (const [column, outcome] of await Promise.all(calls)) {
          expect.soft([401, 403], column).toContain(outcome);
        }
        expect((await blank()).data).toEqual(before);
      },
    );
  });

  test.each(['anon', 'visitor', 'manager', 'service'] as const)(
    "%s fills in a post's missing category",
    async (who) => {
      await restoreRows(contract());
      const posts = contract()[who].from(POSTS);
      const { data } = await posts.update({ category: 'Design' }).is('slug', null).select('id');
      expect(data).toHaveLength(1);
    },
  );
}
