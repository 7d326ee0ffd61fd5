import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../mocks/src/codeOf.ts';
import { image } from './fixtures.ts';
import {
  type Account,
  addSecondStep,
  type Contract,
  GUARDED,
  MANAGER,
  VISITOR,
} from './harness.ts';
import { claimsOf } from './identities.ts';
import { lead } from './leadRows.ts';

/** The endpoints of authenticator apps. */
export function secondStep(contract: () => Contract): void {
  beforeAll(() => contract().backend.addUser(GUARDED));

  async function signedIn(account: Account = GUARDED) {
    const client = contract().client();
    expect((await client.auth.signInWithPassword(account)).error).toBeNull();
    return client;
  }

  const claims = async (client: SupabaseClient) => {
    const { aal, amr } = claimsOf(await contract().token(client));
    return { aal, methods: (amr as { method: string }[]).map(({ method }) => method) };
  };

  test('a code raises the session, ends the account’s others, and works once', async () => {
    const [client, other] = [await signedIn(), await signedIn()];
    const former = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const { mfa } = client.auth;
    const { data } = await mfa.enroll({ factorType: 'totp', issuer: 'Custom Designs' });
    const { id: factorId = '', totp } = data ?? {};
    const secret = totp?.secret ?? '';
    const label = 'Custom%20Designs:guarded%40example.com';
    expect(data).toMatchObject({ type: 'totp', friendly_name: '' });
    // 160 bits.
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp?.uri).toMatch(new RegExp(`^otpauth://totp/${label}\\?.*secret=${secret}`));
    expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    const again = await mfa.enroll({ factorType: 'totp' });
    expect(again.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 });
    const unverified = { id: factorId, factor_type: 'totp', status: 'unverified' };
    expect((await client.auth.getUser()).data.user?.factors).toMatchObject([unverified]);
    expect(await claims(client)).toEqual({ aal: 'aal1', methods: ['password'] });

    const wrong = await mfa.challengeAndVerify({ factorId, code: 'x' });
    expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    const code = codeOf(secret);
    const asked = await mfa.challenge({ factorId });
    const challengeId = asked.data?.id ?? '';
    expect(asked.data?.expires_at).toBeGreaterThan(Date.now() / 1000 + 200);
    const right = await mfa.verify({ factorId, challengeId, code });
    expect(right.error).toBeNull();
    expect(right.data?.user.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
    const raised = { aal: 'aal2', methods: ['totp', 'password'] };
    expect(await claims(client)).toEqual(raised);
    await client.auth.refreshSession();
    expect(await claims(client)).toEqual(raised);
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

    const answered = await mfa.verify({ factorId, challengeId, code });
    expect(answered.error).toMatchObject({ code: 'mfa_ip_address_mismatch', status: 422 });
    const later = await signedIn();
    const reused = await later.auth.mfa.challengeAndVerify({ factorId, code });
    expect(reused.error?.code).toBe('mfa_verification_failed');
    const old = await contract().client().auth.refreshSession({ refresh_token: former });
    // The memory engine has no refresh tokens of its own.
    if (contract().backend.jwtSecret) expect(old.error?.code).toBe('refresh_token_not_found');
  });

  test('a session without the code changes neither the account nor its second step', async () => {
    const client = await signedIn();
    const [factor] = (await client.auth.getUser()).data.user?.factors ?? [];
    const factorId = factor?.id ?? '';
    const { mfa } = client.auth;
    expect((await mfa.enroll({ factorType: 'totp', friendlyName: 'x' })).error).toMatchObject({
      ...{ code: 'insufficient_aal', status: 403 },
    });
    expect((await mfa.unenroll({ factorId })).error).toMatchObject({
      ...{ code: 'insufficient_aal', status: 422 },
    });
    const current_password = GUARDED.password;
    for (const wanted of [{ password: 'a stolen password' }, { email: 'stolen@example.com' }]) {
      const { error } = await client.auth.updateUser({ ...wanted, current_password });
      expect(error).toMatchObject({ code: 'insufficient_aal', status: 401 });
    }
    const { error } = await client.auth.mfa.challenge({ factorId: crypto.randomUUID() });
    expect(error).toMatchObject({ code: 'mfa_factor_not_found', status: 404 });
    const stranger = await signedIn(VISITOR);
    const foreign = await stranger.auth.mfa.challengeAndVerify({ factorId, code: '123456' });
    expect(foreign.error).toMatchObject({ code: 'mfa_factor_not_found', status: 404 });
  });

  test('an account turns it off after a code, not by a token from before, and its sessions go back', async () => {
    const { auth } = contract().client();
    const account = { email: 'leaving@example.com', password: 'leaving password 1' };
    await contract().service.auth.admin.inviteUserByEmail(account.email);
    const mail = (await contract().backend.mails()).findLast(({ to }) => to[0] === account.email);
    const token_hash = /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await auth.verifyOtp({ token_hash, type: 'invite' });
    expect((await auth.updateUser({ password: account.password })).error).toBeNull();
    const client = await signedIn(account);
    const copied = await contract().token(client);
    const { factorId } = await addSecondStep(client);
    const remove = { method: 'DELETE' };
    expect((await contract().ask(`/auth/v1/factors/${factorId}`, remove, copied)).status).toBe(422);
    const add = { method: 'POST', body: '{"factor_type":"totp","friendly_name":"x"}' };
    expect((await contract().ask('/auth/v1/factors', add, copied)).status).toBe(403);
    expect(await client.auth.mfa.unenroll({ factorId })).toMatchObject({ data: { id: factorId } });
    expect((await client.auth.getUser()).data.user?.factors ?? []).toEqual([]);
    await client.auth.refreshSession();
    expect(await claims(client)).toEqual({ aal: 'aal1', methods: ['password'] });
  });
}

/** What policies ask for, and what managers do about it. */
export function secondStepRights(contract: () => Contract): void {
  const required = (client: SupabaseClient) => client.from('second_step_requirement');

  async function newManager(email: string) {
    const account = { email, password: 'a long password 1' };
    await contract().backend.addUser({ ...account, app_metadata: { role: 'manager' } });
    const client = contract().client();
    await client.auth.signInWithPassword(account);
    return client;
  }

  test('while it is required, no one has a right without it, and only those with it decide', async () => {
    const { manager, editor, anon, service } = contract();
    await service.from('leads').insert(lead());
    expect((await required(manager).insert({})).error?.code).toBe('42501');
    const client = await newManager('strict@example.com');
    await addSecondStep(client);
    expect((await required(client).insert({})).error).toBeNull();
    for (const caller of [manager, editor, client]) {
      expect((await required(caller).select('since')).data).toHaveLength(1);
    }
    expect((await required(anon).select('since')).error?.code).toBe('42501');

    expect((await manager.from('leads').select('id')).data).toEqual([]);
    expect((await manager.from('people').select('id')).data).toEqual([]);
    expect((await editor.from('images').insert(image())).error?.code).toBe('42501');
    expect((await required(manager).delete().eq('is_only', true).select()).data).toEqual([]);
    expect((await client.from('leads').select('id')).data).not.toEqual([]);

    expect((await required(client).delete().eq('is_only', true).select()).data).toHaveLength(1);
    expect((await manager.from('leads').select('id')).data).not.toEqual([]);
  });

  test('a manager sees who has it, and removes it, which signs the person out', async () => {
    const { manager, editor } = contract();
    const email = 'lost@example.com';
    const client = await newManager(email);
    const { factorId } = await addSecondStep(client);
    const people = () => manager.from('people').select('sessions,second_step_since');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const before = await people().eq('email', email);
    expect(before.data).toEqual([{ sessions: 1, second_step_since: time }]);
    const own = await people().eq('email', MANAGER.email);
    expect(own.data).toMatchObject([{ second_step_since: null }]);

    const change = (by: SupabaseClient, second_step_since: string | null) =>
      by.from('people').update({ second_step_since }).eq('email', email).select('sessions');
    expect((await change(editor, null)).data).toEqual([]);
    expect((await change(manager, '2020-01-01')).error?.code).toBe('23514');
    expect((await change(client, null)).error?.code).toBe('PT409');
    expect((await change(manager, null)).data).toEqual([{ sessions: 0 }]);
    const { data: person } = await manager.from('people').select('id').eq('email', email).single();
    const log = manager
      .from('activity')
      .select('kind')
      .eq('account', person?.id ?? '');
    expect((await log.order('id').limit(5)).data).toContainEqual({ kind: 'signed_out' });
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    await client.auth.signInWithPassword({ email, password: 'a long password 1' });
    const gone = await client.auth.mfa.challenge({ factorId });
    expect(gone.error?.code).toBe('mfa_factor_not_found');
    expect((await client.from('people').select('id')).data).not.toEqual([]);
  });
}
