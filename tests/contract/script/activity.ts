import { expect, test } from 'vitest';
import { codeOf } from '../../../mocks/src/codeOf.ts';
import { tokenReader } from './accountLinks.ts';
import { addSecondStep, type Contract, MANAGER } from './harness.ts';

/** What managers read about accounts. */
export function activity(contract: () => Contract): void {
  const mailedToken = tokenReader(contract);
  const rows = () => contract().manager.from('activity');
  const people = () => contract().manager.from('people');

  const idOf = async (email: string): Promise<string> =>
    (await contract().service.from('people').select('id').eq('email', email).single()).data?.id;

  /** What happened to an account, oldest first, without the id of the account. */
  async function logOf(account: string) {
    const { data } = await rows()
      .select('kind,actor,role,times')
      .eq('account', account)
      .order('id');
    return data;
  }
  const entry = (kind: string, given: object = {}) => ({
    ...{ kind, actor: null, role: null, times: 1 },
    ...given,
  });

  async function open(token_hash: string, type: 'invite' | 'recovery' | 'email_change') {
    const client = contract().client();
    const { data, error } = await client.auth.verifyOtp({ token_hash, type });
    expect(error).toBeNull();
    return { client, id: data.user?.id ?? '' };
  }

  const invite = (email: string, role = 'editor') =>
    contract().manager.functions.invoke('people', { body: { email, role } });

  async function accept(email: string, password: string) {
    await invite(email);
    const opened = await open(await mailedToken(email, 'invite'), 'invite');
    await opened.client.auth.updateUser({ password });
    return opened;
  }

  test('an invitation, its acceptance, and a sign-in are logged with who did them', async () => {
    const account = { email: 'log-invited@example.com', password: 'a long password 1' };
    const actor = await idOf(MANAGER.email);
    const { id } = await accept(account.email, account.password);
    await contract().client().auth.signInWithPassword(account);
    expect(await logOf(id)).toEqual([
      entry('invited', { actor, role: 'editor' }),
      entry('signed_in'),
      entry('password'),
      entry('signed_in'),
    ]);
  });

  test('another link for an invitation is logged as another one, and a role without a link is not', async () => {
    const email = 'log-again@example.com';
    const actor = await idOf(MANAGER.email);
    await invite(email);
    await contract().backend.passMinute();
    await invite(email, 'manager');
    await people().update({ role: 'editor' }).eq('email', email);
    await people().update({ role: 'editor' }).eq('email', email);
    expect(await logOf(await idOf(email))).toEqual([
      entry('invited', { actor, role: 'editor' }),
      entry('invited', { actor, role: 'manager' }),
      entry('role', { actor, role: 'editor' }),
    ]);
  });

  test('roles, ended sessions, and a removal are logged with the manager', async () => {
    const account = { email: 'log-changed@example.com', password: 'a long password 1' };
    await contract().backend.addUser({ ...account, app_metadata: { role: 'editor' } });
    const [actor, id] = [await idOf(MANAGER.email), await idOf(account.email)];
    const change = (values: object) => people().update(values).eq('id', id).select('id');
    await contract().client().auth.signInWithPassword(account);
    await change({ sessions: 0 });
    // Nothing is left to end.
    await change({ sessions: 0 });
    await change({ role: 'manager' });
    await change({ role: 'manager' });
    await change({ role: null });
    await people().delete().eq('id', id);
    expect(await logOf(id)).toEqual([
      entry('added', { role: 'editor' }),
      entry('signed_in'),
      entry('signed_out', { actor }),
      entry('role', { actor, role: 'manager' }),
      entry('role', { actor }),
      entry('removed', { actor }),
    ]);
  });

  test('nothing is logged of an invitation that is taken back because it was not mailed', async () => {
    const { admin } = contract().service.auth;
    const { data } = await admin.createUser({
      email: 'log-unmailed@example.com',
      app_metadata: { role: 'editor' },
    });
    const id = data.user?.id ?? '';
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect(await logOf(id)).toEqual([]);
  });

  test('a role that no manager gave is logged without one', async () => {
    const account = { email: 'log-command@example.com', password: 'a long password 1' };
    await contract().backend.addUser(account);
    await contract().backend.addUser({ ...account, app_metadata: { role: 'manager' } });
    expect(await logOf(await idOf(account.email))).toEqual([
      entry('added'),
      entry('role', { role: 'manager' }),
      entry('password'),
    ]);
  });

  test('refused sign-ins of an account at once are one row with their number', async () => {
    const account = { email: 'log-refused@example.com', password: 'a long password 1' };
    await contract().backend.addUser(account);
    const id = await idOf(account.email);
    const { auth } = contract().client();
    const refused = () => rows().select('times').eq('kind', 'refused').eq('account', id);
    const guess = () => auth.signInWithPassword({ ...account, password: 'a guess' });
    await Promise.all([guess(), guess()]);
    // They're logged after the answers.
    await expect.poll(async () => (await refused()).data).toEqual([{ times: 2 }]);
    await auth.signInWithPassword(account);
    expect((await refused()).data).toEqual([{ times: 2 }]);
  });

  test('a change of address, and the link that undoes it, are logged', async () => {
    const account = { email: 'log-moved@example.com', password: 'a long password 1' };
    const { id, client } = await accept(account.email, account.password);
    const start = (await logOf(id))?.length;
    const email = 'log-thief@example.com';
    await client.auth.updateUser({ email, current_password: account.password });
    const token = await mailedToken(email, 'email_change');
    const undo = await mailedToken(account.email, 'recovery');
    await open(token, 'email_change');
    await open(undo, 'recovery');
    expect((await logOf(id))?.slice(start)).toEqual([
      entry('address'),
      entry('signed_in'),
      entry('address_undone'),
      entry('signed_in'),
    ]);
  });

  test('a second step is logged, and a sign-in with it only once the code is right', async () => {
    const account = { email: 'log-guarded@example.com', password: 'a long password 1' };
    await contract().backend.addUser(account);
    const [actor, id] = [await idOf(MANAGER.email), await idOf(account.email)];
    const client = contract().client();
    await client.auth.signInWithPassword(account);
    const { factorId, secret } = await addSecondStep(client);
    const { auth } = contract().client();
    await auth.signInWithPassword(account);
    expect((await logOf(id))?.at(-1)).toEqual(entry('first_step'));
    await auth.mfa.challengeAndVerify({ factorId, code: 'x' });
    await expect.poll(async () => (await logOf(id))?.at(-1)).toEqual(entry('refused'));
    await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    await people().update({ second_step_since: null }).eq('id', id);
    expect(await logOf(id)).toEqual([
      ...[entry('added'), entry('signed_in'), entry('second_step')],
      ...[entry('first_step'), entry('refused'), entry('signed_in')],
      ...[entry('second_step_off', { actor }), entry('signed_out', { actor })],
    ]);
    await people().delete().eq('id', id);
    expect((await logOf(id))?.at(-1)).toEqual(entry('removed', { actor }));
  });

  test('an update of the website is logged with who asked for it', async () => {
    const account = { email: 'log-publisher@example.com', password: 'a long password 1' };
    await contract().backend.addUser({ ...account, app_metadata: { role: 'editor' } });
    const client = contract().client();
    const { data } = await client.auth.signInWithPassword(account);
    await client.from('site_publishes').insert({ reason: 'request' });
    const published = await rows().select('kind,account').eq('actor', data.user?.id);
    expect(published.data).toEqual([{ kind: 'published', account: null }]);
  });

  test('nothing that a person typed is in the log', async () => {
    const typed = { email: 'log-typed@example.com', name: 'Ana Typed', note: 'a typed note' };
    await contract().service.auth.admin.inviteUserByEmail(typed.email, { data: typed });
    await contract().client().auth.signInWithPassword({ email: typed.email, password: typed.note });
    await contract().backend.passMinute();
    await accept(typed.email, 'a typed password 1');
    await people().delete().eq('email', typed.email);
    const { data } = await rows().select();
    const kinds = new Set(data?.map(({ kind }) => kind));
    expect(kinds.size).toBe(14);
    expect(JSON.stringify(data)).not.toMatch(/@|typed/i);
  });
}
