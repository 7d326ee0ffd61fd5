import { image, POSTS } from './fixtures.ts';
import { changeableColumns, lead } from './leadRows.ts';
import { BUCKET, PNG } from './storage.ts';

/** The number of rows or files reached, a refusal, or "not found". */
type Outcome = number | 'no' | 'none';
/** The outcomes in the order of IDENTITIES. Unrecognized callers are refused by default. */
type Call = [call: string, outcomes: Outcome[], body?: object];

/** An account that callers may try to change. */
export const PERSON = 'person@example.com';
export const LEAD_ID = '1ead0000-0000-4000-8000-000000000001';
export const FACT = 'phone.main';
export const REVIEW = { words: 'x', name: 'x', page: '/services/x' };
const [no, none] = ['no', 'none'] as const;
const nobody: Outcome[] = [no, no, no, no];
const script: Outcome[] = [no, no, no, 1];
const manager: Outcome[] = [no, 0, 1, 1];
const adding: Outcome[] = [no, no, 1, 1];
const absent: Outcome[] = [none, none, none, none];

/** A browser's address at its push service, which each account has by itself. */
export const BROWSER = {
  endpoint: 'https://web.push.apple.com/own',
  p256dh: 'B'.repeat(87),
  auth: 'A'.repeat(22),
};

/** Reads first, then inserts, updates, and deletes. */
const ROWS: Call[] = [
  ['GET custom_design_blogs', [4, 4, 4, 4]],
  ['GET images', [3, 3, 4, 4]],
  ['GET images?title=eq.hidden', [0, 0, 1, 1]],
  ['GET trash', manager],
  ['GET expired_trash', manager],
  ['GET albums', [1, 1, 2, 2]],
  ['GET reviews', [1, 1, 2, 2]],
  ['GET leads', script],
  ['GET leads?select=id', manager],
  ['GET leads?select=photo,has_photo', manager],
  ['GET leads?select=id&sender_hash=eq.secret', script],
  ['GET leads?select=id&order=notify', script],
  ['GET leads?select=id,past_since', script],
  ['GET leads?select=id,push_to', script],
  ['GET lead_events', [no, 0, 2, 2]],
  ['GET lead_deliveries', [no, 0, 2, 2]],
  ['GET lead_counts', manager],
  ['GET lead_follow_ups', manager],
  ['GET lead_numbers', manager],
  ['GET lead_sweeps', script],
  ['GET people?email=eq.manager@example.com', manager],
  ['GET site_facts', [1, 1, 1, 1]],
  ['GET activity?limit=1', manager],
  ['GET site_publishes', manager],
  ['GET site_fact_changes', manager],
  // Its row would end the rights of callers without a second step.
  ['GET second_step_requirement', [no, 0, 0, 0]],
  ...['lead_limits', 'users', 'sessions', 'objects', 'rpc/is_manager'].map(
    (name): Call => [`GET ${name}`, absent],
  ),
  ...['is_manager', 'sweep_leads', 'limit_senders', 'lead_search'].map(
    (name): Call => [`POST rpc/${name}`, absent, {}],
  ),
  ['GET post_editing', [no, 0, 4, 4]],
  ['GET post_previews', script],
  ['GET post_previews?select=post_id,made_by', [no, 0, 0, 1]],
  ['GET post_slugs', [1, 1, 1, 1]],
  ['GET post_versions?saved_by=eq.x', manager],
  ['GET push_subscriptions', script],
  // Of one's own browsers.
  ['GET push_subscriptions?select=endpoint', [no, 0, 0, 1]],
  ['POST custom_design_blogs', adding, { ...POSTS[0], slug: 'x' }],
  ['POST custom_design_blogs', script, { ...POSTS[0], slug: 'y', updated_at: '2020-01-01' }],
  ['POST post_editing', [no, no, no, 400], { updated_by: 'x' }],
  // No post has this id.
  ['POST post_previews', [no, no, no, 409], { post_id: LEAD_ID, made_by: LEAD_ID }],
  ['POST post_slugs', [no, no, no, 400], { slug: 'x' }],
  // No post has this id.
  ['POST post_versions', [no, no, no, 409], { post_id: LEAD_ID, fields: {} }],
  // No account has this id. Managers add a browser for themselves only (push.ts).
  ['POST push_subscriptions', [no, no, no, 409], { ...BROWSER, account: LEAD_ID }],
  ['POST images', adding, image()],
  ['POST albums', adding, { title: 'x', pictures: [] }],
  ['POST albums', script, { title: 'x', updated_at: '2020-01-01' }],
  ['POST reviews', adding, REVIEW],
  ['POST reviews', script, { ...REVIEW, updated_at: '2020-01-01' }],
  ['POST leads', script, lead()],
  ['POST leads?select=id', adding, { kind: 'phone', phone: '956' }],
  ['POST leads', script, { kind: 'contact', phone: '956' }],
  ['POST lead_events', adding, { lead_id: LEAD_ID, note: 'x' }],
  ['POST lead_events', adding, { lead_id: LEAD_ID, kind: 'reached' }],
  ['POST lead_events', script, { lead_id: LEAD_ID, kind: 'status', status: 'won' }],
  // This delivery has failed for good, so no sender claims it between the calls.
  [
    'POST lead_deliveries',
    script,
    { lead_id: LEAD_ID, recipient: 'visitor', state: 'failed', next_attempt_at: null },
  ],
  // The database sweeps at most once a day, for any caller.
  ['POST lead_sweeps', [no, no, no, 0], { months: 24 }],
  ['PATCH custom_design_blogs?slug=eq.warm-light', manager, { title: 'x' }],
  ['PATCH custom_design_blogs?slug=eq.warm-light', script, { updated_at: '2020-01-01' }],
  ['PATCH post_editing?updated_by=eq.x', [no, no, no, 0], { updated_by: 'y' }],
  ['PATCH post_previews?post_id=not.is.null', script, { key: LEAD_ID }],
  ['PATCH post_slugs?slug=eq.former', script, { created_at: '2020-01-01' }],
  ['PATCH push_subscriptions?auth=not.is.null', script, { failed_at: null }],
  ['PATCH custom_design_blogs?slug=eq.warm-light', [0, 0, 1, 1], { category: 'Audio' }],
  ['PATCH custom_design_blogs?slug=is.null', [no, no, 1, 1], { category: 'Invented' }],
  ['POST site_facts', adding, { key: 'notice', value: { text: 'x' } }],
  ['POST site_fact_changes', script, { key: 'x' }],
  ['POST site_publishes', adding, { reason: 'request' }],
  ['POST site_publishes', [no, no, no, 409], { reason: 'pictures' }],
  ['PATCH images?title=eq.first', manager, { description: 'x' }],
  ['PATCH images?title=eq.hidden', manager, { is_published: true }],
  ['PATCH albums?title=eq.hidden', manager, { is_published: true }],
  ['PATCH albums?title=eq.shown', script, { updated_at: '2020-01-01' }],
  ['PATCH reviews?name=eq.hidden', manager, { has_consent: true, is_published: true }],
  ['PATCH reviews?name=eq.shown', manager, { words: 'y' }],
  ['PATCH reviews?name=eq.shown', script, { updated_at: '2020-01-01' }],
  ...Object.entries(changeableColumns).map(
    ([column, value]): Call => [
      `PATCH leads?select=id&id=eq.${LEAD_ID}`,
      manager,
      { [column]: value },
    ],
  ),
  [`PATCH leads?select=id&id=eq.${LEAD_ID}`, script, { name: 'x' }],
  [`PATCH leads?select=id&id=eq.${LEAD_ID}`, script, { photo: null }],
  [`PATCH leads?select=id&id=eq.${LEAD_ID}`, script, { push_to: null }],
  // Managers correct their own notes only.
  ['PATCH lead_events?kind=eq.note', [no, 0, 1, 2], { note: 'y' }],
  ['PATCH lead_events?kind=eq.note', [no, no, no, 2], { author: 'y' }],
  ['PATCH lead_deliveries?state=eq.sent', [no, 0, 0, 1], { next_attempt_at: '2100-01-01' }],
  // From here on, a sender may claim this delivery.
  ['PATCH lead_deliveries?recipient=eq.company', manager, { next_attempt_at: '2100-01-01' }],
  ['PATCH lead_deliveries?recipient=eq.company', script, { state: 'sent' }],
  ['PATCH lead_sweeps?months=gt.0', script, { months: 24 }],
  ['DELETE custom_design_blogs?slug=eq.quiet-rooms', manager],
  ['DELETE post_editing?updated_by=eq.x', [no, no, no, 0]],
  ['DELETE post_previews?post_id=not.is.null', script],
  ['PATCH post_versions?saved_by=eq.x', script, { fields: {} }],
  ['DELETE post_versions?saved_by=eq.x', script],
  ['DELETE post_slugs?slug=eq.former', script],
  ['DELETE push_subscriptions?select=endpoint&endpoint=not.is.null', [no, 0, 0, 1]],
  [`PATCH site_facts?key=eq.${FACT}`, manager, { value: 'x' }],
  [`PATCH site_facts?key=eq.${FACT}`, script, { updated_at: '2100-01-01' }],
  ['PATCH site_fact_changes?key=eq.x', script, { value: 'x' }],
  // The new request has ended the failed one.
  ['PATCH site_publishes?state=eq.failed', [no, 0, 0, 0], { state: 'stopped' }],
  ['PATCH site_publishes?state=eq.stopped', script, { attempts: 0 }],
  ['POST trash', script, { id: LEAD_ID, table_name: 'x', row: {} }],
  ['PATCH trash?table_name=eq.images', script, { row: {} }],
  ['PATCH trash?table_name=eq.images', [no, 0, no, 1], { deleted_at: '2020-01-01' }],
  ['DELETE expired_trash?table_name=eq.images', manager],
  ['DELETE images?title=eq.first', manager],
  ['DELETE trash?table_name=eq.images', manager],
  ['DELETE albums?title=eq.shown', manager],
  ['DELETE reviews?name=eq.shown', manager],
  ['DELETE lead_events?kind=eq.note', [no, 0, 2, 2]],
  ['DELETE lead_events?kind=eq.status', [no, 0, 0, 3]],
  ['DELETE lead_deliveries?state=neq.waiting', [no, no, no, 3]],
  ['DELETE lead_sweeps?months=gt.999', [no, no, no, 0]],
  ['POST activity', nobody, { kind: 'signed_in' }],
  ['PATCH activity?id=gt.0', nobody, { times: 2 }],
  ['DELETE activity?id=gt.0', nobody],
  ['POST second_step_requirement', script, { is_only: true }],
  ['PATCH second_step_requirement?is_only=is.true', script, { since: '2020-01-01' }],
  ['DELETE second_step_requirement?is_only=is.true', [no, 0, 0, 1]],
  ['POST people', nobody, { role: 'manager' }],
  [`PATCH people?email=eq.${PERSON}`, manager, { role: 'editor' }],
  [`PATCH people?email=eq.${PERSON}`, manager, { second_step_since: null }],
  [`PATCH people?email=eq.${PERSON}`, nobody, { email: 'x@example.com' }],
  [`DELETE people?email=eq.${PERSON}`, manager],
  [`DELETE site_facts?key=eq.${FACT}`, script],
  ['DELETE site_fact_changes?key=eq.x', script],
  ['DELETE site_publishes?state=eq.stopped', script],
  [`DELETE leads?select=id&id=eq.${LEAD_ID}`, manager],
  ['POST expired_trash', nobody, { table_name: 'x' }],
  ['PATCH expired_trash?id=not.is.null', nobody, { table_name: 'x' }],
  ...['lead_counts', 'lead_follow_ups', 'lead_numbers'].flatMap((view): Call[] => [
    [`POST ${view}`, nobody, { messages: 1 }],
    [`PATCH ${view}?messages=gt.0`, nobody, { messages: 1 }],
    [`DELETE ${view}?messages=gt.0`, nobody],
  ]),
];

/** Every table, with its key. Callers who may change nothing must leave all rows as they are. */
export const TABLES = {
  ...{
    activity: 'id',
    albums: 'id',
    custom_design_blogs: 'id',
    images: 'id',
    lead_deliveries: 'id',
  },
  ...{ lead_events: 'id', lead_sweeps: 'id', leads: 'id', post_editing: 'post_id' },
  ...{
    post_previews: 'key',
    post_slugs: 'slug',
    post_versions: 'started_at',
    push_subscriptions: 'endpoint',
    reviews: 'id',
    second_step_requirement: 'is_only',
    site_fact_changes: 'id',
    site_facts: 'key',
  },
  ...{ site_publishes: 'id', trash: 'id' },
};

export const BUCKETS = [BUCKET, 'site-media'];
export const FOLDERS = ['uploads/policies', 'seed/policies', 'uploadsx'];
export const KEPT = FOLDERS.map((folder) => `${folder}/kept.png`);
export const ADDED = FOLDERS.map((folder) => `${folder}/added.png`);

const FILES: Call[] = BUCKETS.flatMap((bucket): Call[] => {
  const isForImages = bucket === BUCKET;
  return [
    [`GET object/public/${bucket}/${KEPT[0]}`, [1, 1, 1, 1, 1]],
    ...['', 'authenticated/', 'info/'].map(
      (way): Call => [`GET object/${way}${bucket}/${KEPT[0]}`, [1, 1, 1, 1]],
    ),
    [`POST object/list/${bucket}`, [0, 0, 1, 1], { prefix: FOLDERS[0] }],
    ...[
      'POST object/sign',
      'POST object/copy',
      'POST object/move',
      'GET bucket',
      'GET render/image',
    ].map((way): Call => [`${way}/${bucket}/${KEPT[0]}`, [...absent, none]]),
    [`POST object/${bucket}/${ADDED[0]}`, adding, PNG],
    [`POST object/${bucket}/${ADDED[1]}`, isForImages ? script : adding, PNG],
    [`POST object/${bucket}/${ADDED[2]}`, isForImages ? script : adding, PNG],
    [`DELETE object/${bucket}`, [0, 0, isForImages ? 2 : 6, 6], { prefixes: [...KEPT, ...ADDED] }],
  ];
});

const under = (prefix: string, calls: Call[]) =>
  calls.map(([call, ...rest]): Call => [call.replace(' ', ` ${prefix}`), ...rest]);
export const CALLS = [...under('/rest/v1/', ROWS), ...under('/storage/v1/', FILES)];
