import { expect, test } from 'vitest';
import { createPeopleHandler } from './handler.ts';

const ID = '9e091e00-0000-4000-8000-000000000001';
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

/**
 * Invites through a project that gives these answers, by method and path. The status 0 stands for
 * none. @returns the function's status, and the calls after those that check the manager
 */
async function invite(answers: { [call: string]: readonly [status: number, body: object] }) {
  const calls: string[] = [];
  const people = createPeopleHandler({
    ...{ supabaseUrl: 'https://backend.test', secretKey: 'secret' },
    fetch: async (address, init) => {
      const call = `${init?.method} ${new URL(address).pathname}`;
      calls.push(call);
      const [status, body] = answers[call] ?? [200, [{ id: ID }]];
      if (status === 0) throw new TypeError('fetch failed');
      return Response.json(body, { status });
    },
  });
  const body = JSON.stringify({ email: 'Ana@example.com', role: 'editor' });
  const init = { method: 'POST', body };
  const { status } = await people(new Request('https://backend.test/functions/v1/people', init));
  return { status, calls: calls.slice(1).filter((call) => call !== 'GET /auth/v1/user') };
}

const CREATE = 'POST /auth/v1/admin/users';
const MAIL = 'POST /auth/v1/invite';
const READ = `GET /auth/v1/admin/users/${ID}`;
const REMOVE = `DELETE /auth/v1/admin/users/${ID}`;

test.each([
  [0, 503],
  [429, 429],
  [500, 503],
  [507, 507],
])(
  'no account stays if its email is answered %i, and the function answers %i',
  async (mailed, answered) => {
    const answers = { [CREATE]: [200, { id: ID }], [MAIL]: [mailed, {}] } as const;
    expect(await invite(answers)).toEqual({ status: answered, calls: [CREATE, MAIL, REMOVE] });
  },
);

test.each([
  ['50 seconds after its email', 422, { invited_at: ago(50) }, 429],
  // A hosted project answers 500 if several create the same account at once.
  ['at the same moment as another', 500, { created_at: ago(1) }, 429],
  ['70 seconds after its email', 422, { invited_at: ago(70) }, 200],
  ['once it is accepted', 422, { invited_at: ago(70), email_confirmed_at: ago(60) }, 409],
])(
  'an invitation again %s gets an email only with the answer 200',
  async (_when, created, times, answered) => {
    const user = { created_at: ago(9999), app_metadata: { role: 'editor' }, ...times };
    const { status, calls } = await invite({ [CREATE]: [created, {}], [READ]: [200, user] });
    expect([status, calls.includes(MAIL)]).toEqual([answered, answered === 200]);
  },
);

test('a link goes to the manager only if the project says that it mails none', async () => {
  const account = { id: ID, email: 'ana@example.com' };
  const answer = async (mailed: object) => {
    const people = createPeopleHandler({
      ...{ supabaseUrl: 'https://backend.test', secretKey: 'secret' },
      fetch: async (address) =>
        Response.json(
          address.includes('/recover')
            ? mailed
            : address.includes('/rest/')
              ? [{ id: ID }]
              : account,
        ),
    });
    const init = { method: 'POST', body: JSON.stringify({ forgotten: ID }) };
    return (await people(new Request('https://backend.test/people', init))).json();
  };
  expect(await answer({})).toEqual({});
  expect(await answer({ action_link: 'https://site.test/x' })).toEqual({
    link: 'https://site.test/x',
  });
});
