import { beforeAll, expect, test } from 'vitest';
import { type Contract, LINKED, MANAGER } from './harness.ts';

type LinkType = 'invite' | 'recovery' | 'email_change';

/** Reads the token of the last link that was mailed to an address. */
export const tokenReader =
  (contract: () => Contract) =>
  async (to: string, type: LinkType): Promise<string> => {
    let link = '';
    // An email about a forgotten password is written after the answer.
    await expect
      .poll(async () => {
        const mails = (await contract().backend.mails()).filter((mail) => mail.to[0] === to);
        link = /http\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
        return link;
      })
      .toContain(type);
    const { pathname, searchParams } = new URL(link);
    expect([pathname, searchParams.get('type')]).toEqual(['/admin/password', type]);
    return searchParams.get('token_hash') ?? '';
  };

/** Invitations, forgotten passwords, and changes of one's own account. */
export function accountLinks(contract: () => Contract): void {
  const account = { ...LINKED };
  beforeAll(() => contract().backend.addUser(account));
  const mailedToken = tokenReader(contract);

  async function open(token_hash: string, type: LinkType) {
    const client = contract().client();
    const { data, error } = await client.auth.verifyOtp({ token_hash, type });
    return { client, data, error };
  }

  async function signedIn({ email, password } = account) {
    const client = contract().client();
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    return client;
  }

  const expired = {
    code: 'otp_expired',
    status: 403,
    message: 'Email link is invalid or has expired',
  };

  test('a forgotten password is replaced by one link, which works once and ends other sessions', async () => {
    const { auth } = contract().client();
    const other = await signedIn();
    for (const email of [account.email.toUpperCase(), account.email, 'nobody@example.com']) {
      expect(await auth.resetPasswordForEmail(email)).toEqual({ data: {}, error: null });
    }
    const token = await mailedToken(account.email, 'recovery');
    const mails = await contract().backend.mails();
    const told = mails.flatMap(({ to }) => to);
    // The second request came within a minute.
    expect(told.filter((to) => to === account.email)).toHaveLength(1);
    expect(told).not.toContain('nobody@example.com');

    expect((await open(token, 'invite')).error).toMatchObject(expired);
    const { client, data } = await open(token, 'recovery');
    expect(data.user?.email).toBe(account.email);
    expect((await open(token, 'recovery')).error).toMatchObject(expired);

    expect((await client.auth.updateUser({ password: 'short' })).error).toMatchObject({
      ...{ name: 'AuthWeakPasswordError', code: 'weak_password', status: 422 },
      ...{ message: 'Password should be at least 10 characters.', reasons: ['length'] },
    });
    for (const password of ['1234567890', 'PASSWORD12', ' '.repeat(10)]) {
      const guessed = await client.auth.updateUser({ password });
      expect(guessed.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
      expect(guessed.error?.message).toContain('easy to guess');
    }
    const same = await client.auth.updateUser({ password: account.password });
    expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
    const long = await client.auth.updateUser({ password: 'ü'.repeat(37) });
    expect(long.error).toMatchObject({ code: 'validation_failed', status: 400 });
    account.password = 'links password 2';
    expect((await client.auth.updateUser({ password: account.password })).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    // The link allows one password, and no change of address.
    for (const wanted of [{ password: 'a stolen session' }, { email: 'stolen@example.com' }]) {
      const again = await client.auth.updateUser(wanted);
      expect(again.error?.code).toBe('current_password_required');
      await client.auth.refreshSession();
      const refreshed = await client.auth.updateUser(wanted);
      expect(refreshed.error?.code).toBe('current_password_required');
    }
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    await signedIn();
  });

  test('an invitation confirms its account, and can be sent again after a minute until then', async () => {
    const email = 'invited@example.com';
    const { admin } = contract().service.auth;
    const refused = await contract().manager.auth.admin.inviteUserByEmail(email);
    expect(refused.error).toMatchObject({ code: 'not_admin', status: 403 });

    const first = await admin.inviteUserByEmail('Invited@example.com', { data: { name: 'Ana' } });
    expect(first.data.user).toMatchObject({ email, user_metadata: { name: 'Ana' } });
    expect(first.data.user?.invited_at).toBeDefined();
    expect(first.data.user?.email_confirmed_at).toBeUndefined();
    const former = await mailedToken(email, 'invite');
    const { error } = await contract().client().auth.signInWithPassword({ email, password: '' });
    expect(error?.status).toBe(400);

    const soon = await admin.inviteUserByEmail(email);
    expect(soon.error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
    await contract().backend.passMinute();
    const again = await admin.inviteUserByEmail(email);
    expect(again.data.user?.id).toBe(first.data.user?.id);
    expect((await open(former, 'invite')).error).toMatchObject(expired);
    const { client, data } = await open(await mailedToken(email, 'invite'), 'invite');
    expect(data.user?.email_confirmed_at).toBeDefined();
    const password = 'invited password 1';
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    await signedIn({ email, password });
    const third = await admin.inviteUserByEmail(email);
    expect(third.error).toMatchObject({ code: 'email_exists', status: 422 });
  });

  test('the secret key creates, reads, and deletes accounts that an invitation keeps as they are', async () => {
    const { admin } = contract().service.auth;
    const email = 'created@example.com';
    const given = { email, app_metadata: { role: 'editor' }, user_metadata: { name: 'Ana' } };
    const others = await contract().manager.auth.admin.createUser(given);
    expect(others.error).toMatchObject({ code: 'not_admin', status: 403 });
    const created = await admin.createUser({ ...given, email: 'Created@example.com' });
    const id = created.data.user?.id ?? '';
    expect(created.data.user).toMatchObject(given);
    expect(created.data.user?.email_confirmed_at).toBeUndefined();
    const taken = { code: 'email_exists', status: 422 };
    expect((await admin.createUser(given)).error).toMatchObject(taken);
    const confirmed = await admin.createUser({ email: 'other@example.com', email_confirm: true });
    expect(confirmed.error).toMatchObject({ code: 'validation_failed', status: 400 });

    const invited = await admin.inviteUserByEmail(email, { data: { name: 'Ben' } });
    expect(invited.data.user).toMatchObject({ id, ...given });
    expect((await admin.getUserById(id)).data.user).toMatchObject({ id, ...given });
    const { auth } = contract().manager;
    const notAdmin = { code: 'not_admin', status: 403 };
    expect((await auth.admin.getUserById(id)).error).toMatchObject(notAdmin);
    expect((await auth.admin.deleteUser(id)).error).toMatchObject(notAdmin);

    expect((await admin.deleteUser(id)).error).toBeNull();
    const gone = { code: 'user_not_found', status: 404 };
    expect((await admin.getUserById(id)).error).toMatchObject(gone);
    expect((await admin.deleteUser(id)).error).toMatchObject(gone);
    expect((await open(await mailedToken(email, 'invite'), 'invite')).error).toMatchObject(expired);
  });

  test('the account changes its own password with the current one, and its address by a link', async () => {
    const client = await signedIn();
    const password = 'links password 3';
    const change = (given: object) => client.auth.updateUser({ password, ...given });
    expect((await change({})).error?.code).toBe('current_password_required');
    const wrong = await change({ current_password: 'wrong' });
    expect(wrong.error).toMatchObject({ code: 'current_password_invalid', status: 400 });
    expect((await change({ current_password: account.password })).error).toBeNull();

    const email = 'moved@example.com';
    expect((await client.auth.updateUser({ email })).error?.code).toBe('current_password_required');
    const guess = await client.auth.updateUser({ email, current_password: account.password });
    expect(guess.error?.code).toBe('current_password_invalid');
    const given = { current_password: password };
    const { data } = await client.auth.updateUser({ email, ...given });
    expect(data.user).toMatchObject({ email: account.email, new_email: email });
    const soon = await client.auth.updateUser({ email, ...given });
    expect(soon.error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
    const opened = await open(await mailedToken(email, 'email_change'), 'email_change');
    expect(opened.data.user).toMatchObject({ email });
    expect(opened.data.user?.new_email).toBeUndefined();
    const later = await opened.client.auth.updateUser({ password: 'a stolen session' });
    expect(later.error?.code).toBe('current_password_required');
    await signedIn({ email, password });
  });

  test('the former address undoes a change of address, which ends every session', async () => {
    const owner = { email: 'owner@example.com', password: 'owner password 1' };
    const stolen = 'stolen@example.com';
    await contract().service.auth.admin.inviteUserByEmail(owner.email);
    const accepted = await open(await mailedToken(owner.email, 'invite'), 'invite');
    await accepted.client.auth.updateUser({ password: owner.password });

    const thief = await signedIn(owner);
    const first = { email: stolen, current_password: owner.password };
    expect((await thief.auth.updateUser(first)).error).toBeNull();
    const undo = await mailedToken(owner.email, 'recovery');
    const { client } = await open(await mailedToken(stolen, 'email_change'), 'email_change');
    const own = { password: 'thief password 2', current_password: owner.password };
    expect((await client.auth.updateUser(own)).error).toBeNull();
    // Another change within a day would take the owner's link away.
    const second = { email: 'further@example.com', current_password: own.password };
    expect((await client.auth.updateUser(second)).error?.status).toBe(429);

    // A new account with the owner's address would take it away.
    const { admin } = contract().service.auth;
    const taken = { code: 'email_exists', status: 422 };
    expect((await admin.inviteUserByEmail(owner.email)).error).toMatchObject(taken);
    expect((await admin.createUser({ email: owner.email })).error).toMatchObject(taken);

    const opened = await open(undo, 'recovery');
    expect(opened.data.user?.email).toBe(owner.email);
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const password = 'owner password 3';
    expect((await opened.client.auth.updateUser({ password })).error).toBeNull();
    await signedIn({ email: owner.email, password });
    expect((await open(undo, 'recovery')).error).toMatchObject(expired);
  });

  test('a change to the address of another account is answered the same, and never confirmed', async () => {
    const curious = { email: 'curious@example.com', password: 'curious password 1' };
    await contract().service.auth.admin.inviteUserByEmail(curious.email);
    const { client } = await open(await mailedToken(curious.email, 'invite'), 'invite');
    await client.auth.updateUser({ password: curious.password });
    const email = MANAGER.email;
    const asked = await client.auth.updateUser({ email, current_password: curious.password });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ email: curious.email, new_email: email });
    const token = await mailedToken(email, 'email_change');
    expect((await open(token, 'email_change')).error).toMatchObject(expired);

    // The guesses share the limit of sign-in.
    const codes: unknown[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const wanted = guess % 2 ? { email: 'free@example.com' } : { password: 'a new password 2' };
      const { error } = await client.auth.updateUser({ ...wanted, current_password: 'a guess' });
      codes.push(error?.code);
    }
    const wrong = Array(10).fill('current_password_invalid');
    expect(codes).toEqual([...wrong, 'over_request_rate_limit']);
    const refused = await contract().client().auth.signInWithPassword(curious);
    expect(refused.error?.code).toBe('over_request_rate_limit');
  });

  test('no account changes its own claims, and no request takes an unknown field or type', async () => {
    const client = await signedIn({ email: 'moved@example.com', password: 'links password 3' });
    const token = await contract().token(client);
    const put = async (body: object) => {
      const init = { method: 'PUT', body: JSON.stringify(body) };
      return (await contract().ask('/auth/v1/user', init, token)).status;
    };
    expect(await put({ app_metadata: { role: 'manager' } })).toBe(403);
    expect(await put({ data: { role: 'manager' } })).toBe(400);
    expect(await put({ email: 'not an address' })).toBe(400);
    expect((await open('x', 'signup' as LinkType)).error?.code).toBe('validation_failed');
  });
}
