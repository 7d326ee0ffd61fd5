import { createHmac, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { type Account, addSecondStep, type Contract } from './harness.ts';

export interface Known {
  contract: Contract;
  key: string;
  secret: string;
  jwtSecret: string;
  /** A manager's token and its claims. */
  manager: string;
  claims: Claims;
  /** The token of an account that only edits posts and pictures. */
  editor: string;
  /** The token of an account without a role. */
  visitor: string;
}
type Headers = { [name: string]: string };
type Identity = (known: Known) => Headers | Promise<Headers>;
type Identities = { [who: string]: Identity };
type Claims = { [name: string]: unknown };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

function sign(claims: Claims, secret: string, header: object = {}): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

const bearer = ({ key }: Known, token: string, apikey = key): Headers => ({
  apikey,
  authorization: `Bearer ${token}`,
});

/** Signs tokens with these claims in place of the account's own. Null means no claim. */
const claiming = (list: Claims[], of: 'manager' | 'visitor' = 'manager'): Identities =>
  Object.fromEntries(
    list.map((claims) => [
      `a ${of} with the claims ${JSON.stringify(claims)}`,
      (known) => bearer(known, sign({ ...claimsOf(known[of]), ...claims }, known.jwtSecret)),
    ]),
  );

/** A manager's token with one claim of another account. */
const mixing =
  (name: string): Identity =>
  (known) => {
    const claims = { ...known.claims, [name]: claimsOf(known.visitor)[name] };
    return bearer(known, sign(claims, known.jwtSecret));
  };

/** The token of an account that has just lost its manager role, or of a session that has ended. */
const ended =
  (end: (contract: Contract, account: Account, client: SupabaseClient) => unknown): Identity =>
  async (known) => {
    const { contract } = known;
    const account = { email: `${randomUUID()}@example.com`, password: 'a long password 1' };
    await contract.backend.addUser({ ...account, app_metadata: { role: 'manager' } });
    const client = contract.client();
    const { data } = await client.auth.signInWithPassword(account);
    const { access_token = '', refresh_token = '' } = data.session ?? {};
    await end(contract, account, client);
    const { auth } = contract.client();
    expect((await auth.refreshSession({ refresh_token })).error?.code).toMatch(/not_found$/);
    expect((await auth.getUser(access_token)).error?.name).toBe('AuthSessionMissingError');
    return bearer(known, access_token);
  };

/** The tokens of a manager who has set up a second step. */
async function guarded({ contract }: Known) {
  const account = { email: `${randomUUID()}@example.com`, password: 'a long password 1' };
  await contract.backend.addUser({ ...account, app_metadata: { role: 'manager' } });
  const [client, later] = [contract.client(), contract.client()];
  await client.auth.signInWithPassword(account);
  const before = await contract.token(client);
  await addSecondStep(client);
  await later.auth.signInWithPassword(account);
  return { before, half: await contract.token(later) };
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const [LONG_AGO, IN_2096] = [1, 4_000_000_000];
const role = 'manager';
const OTHER_ROLES = ['editor', 'admin', 'Manager', ' manager', '', null, true, [role], { role }];

/** Tokens grouped by how the backend recognizes them, in the order of a call's outcomes. */
export const IDENTITIES: { [recognizedAs: string]: Identities } = {
  'a visitor': {
    'the publishable key': ({ key }) => ({ apikey: key }),
    'the publishable key twice': (known) => bearer(known, known.key),
    'an empty token': (known) => bearer(known, ''),
    'a token under another scheme': ({ key, manager }) => ({
      apikey: key,
      authorization: `Basic ${manager}`,
      cookie: `access_token=${manager}`,
    }),
    ...claiming([{ role: 'anon' }]),
  },
  'an account': {
    'an account': (known) => bearer(known, known.visitor),
    'an account with the secret key': (known) => bearer(known, known.visitor, known.secret),
    ...claiming([{ app_metadata: { role } }, { user_metadata: { role } }], 'visitor'),
    ...claiming([
      ...[null, '', UNKNOWN].map((sub) => ({ sub })),
      ...[null, UNKNOWN].map((session_id) => ({ session_id })),
      { app_metadata: {}, user_metadata: { role } },
      ...[null, role, [role], { roles: [role] }].map((app_metadata) => ({ app_metadata })),
      ...OTHER_ROLES.map((other) => ({ app_metadata: { role: other } })),
    ]),
    'a manager with the account of somebody else': mixing('sub'),
    'a manager with the session of somebody else': mixing('session_id'),
    'a manager who signed out': ended((_, __, client) => client.auth.signOut()),
    'a manager who was removed': ended((c, { email }) => c.backend.removeUser(email)),
    'a manager with a new password': ended(({ backend }, { email }) =>
      backend.addUser({ email, password: 'a long password 2' }),
    ),
    'a manager who lost the role': ended(({ backend }, account) =>
      backend.addUser({ ...account, app_metadata: { role: null } }),
    ),
    'a manager who has not entered the code': async (known) =>
      bearer(known, (await guarded(known)).half),
    'a manager who has a token from before the code': async (known) =>
      bearer(known, (await guarded(known)).before),
    'a manager who claims to have entered the code': async (known) => {
      const { half } = await guarded(known);
      return bearer(known, sign({ ...claimsOf(half), aal: 'aal2' }, known.jwtSecret));
    },
  },
  'a manager': {
    'a manager': (known) => bearer(known, known.manager),
    'a manager with the secret key': (known) => bearer(known, known.manager, known.secret),
    // Valid, because no one else has this project's secret.
    ...claiming([{ iss: 'another issuer', aud: 'another audience' }]),
  },
  'the secret key': {
    'the secret key': ({ secret }) => ({ apikey: secret }),
    'the secret key twice': (known) => bearer(known, known.secret, known.secret),
    ...claiming([{ role: 'service_role' }]),
  },
  nobody: {
    'no key': () => ({}),
    'an empty key': () => ({ apikey: '' }),
    'a wrong publishable key': () => ({ apikey: 'sb_publishable_x' }),
    'a wrong secret key': () => ({ apikey: 'sb_secret_x' }),
    'the secret key and a letter': ({ secret }) => ({ apikey: `${secret}x` }),
    'a part of the secret key': ({ secret }) => ({ apikey: secret.slice(0, -1) }),
    'both keys in one': ({ key, secret }) => ({ apikey: `${key}, ${secret}` }),
    'the secret key in another header': ({ secret }) => ({ 'x-api-key': secret }),
    'the secret key as a token alone': ({ secret }) => ({ authorization: `Bearer ${secret}` }),
    'the secret key as a token': (known) => bearer(known, known.secret),
    'the publishable key as a token': (known) => bearer(known, known.key, known.secret),
    'a manager without a key': ({ manager }) => ({ authorization: `Bearer ${manager}` }),
    'a manager with a wrong key': (known) => bearer(known, known.manager, 'sb_publishable_x'),
    'a token of letters': (known) => bearer(known, 'garbage'),
    'two parts of a token': (known) => bearer(known, known.manager.replace(/\.[^.]*$/, '')),
    'a token without signature': (known) => bearer(known, known.manager.replace(/[^.]*$/, '')),
    'an unsigned token': (known) =>
      bearer(known, `${encode({ alg: 'none' })}.${encode(known.claims)}.`),
    ...Object.fromEntries(
      ['none', 'None', 'HS384', 'HS512', 'RS256', ''].map((alg) => [
        `a token with the algorithm "${alg}"`,
        (known: Known) => bearer(known, sign(known.claims, known.jwtSecret, { alg })),
      ]),
    ),
    'a token of another secret': (known) => bearer(known, sign(known.claims, 'another secret')),
    'a token that brings its own key': (known) => {
      const jwk = { kty: 'oct', k: Buffer.from('another secret').toString('base64url') };
      return bearer(known, sign(known.claims, 'another secret', { jwk }));
    },
    'a token signed with the publishable key': (known) =>
      bearer(known, sign(known.claims, known.key)),
    'a token raised to the service role': (known) => {
      const raised = encode({ ...known.claims, role: 'service_role' });
      return bearer(known, known.manager.replace(/\..*\./, `.${raised}.`));
    },
    ...claiming([
      ...[LONG_AGO, null, 'tomorrow'].map((exp) => ({ exp })),
      { exp: IN_2096, nbf: IN_2096 },
      ...[{ role: null }, { role: 'postgres' }, { role: 'supabase_admin' }],
      { role: ['service_role'] },
    ]),
  },
  'an editor': {
    'an editor': (known) => bearer(known, known.editor),
  },
};
