import { fixtureManager } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { AdapterError } from '@custom-designs/supabase/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openMedia } from '../../pictures/adapter/media.fixtures.ts';
import { connectManager } from '../managerClient.ts';
import { asManager, believed } from './rights.ts';
import { confirmSignedIn, currentSignedIn, onAuthChange, toSignedIn } from './session.ts';
import { signIn, signInProblem, signOut } from './signIn.ts';

afterEach(() => replaceBackend());
const { email, password } = fixtureManager;
const id = expect.any(String);
const signedIn = {
  id,
  email,
  role: 'manager',
  isManager: true,
  isEditor: true,
  secondStepSince: null,
};

describe('signing in', () => {
  it('signs a manager in until the manager signs out', async () => {
    await openMedia();
    expect(await currentSignedIn()).toBeNull();
    expect(await signIn(` ${email} `, password)).toEqual(signedIn);
    expect(await currentSignedIn()).toEqual(signedIn);
    await signOut();
    expect(await currentSignedIn()).toBeNull();
  });

  it('does not reveal whether the email or the password was wrong', async () => {
    await openMedia();
    const refused = { kind: 'denied', reason: 'credentials', message: 'Wrong email or password' };
    await expect(signIn(email, 'guess')).rejects.toMatchObject(refused);
    await expect(signIn('who@example.com', password)).rejects.toMatchObject(refused);
  });

  it('reports too many attempts', async () => {
    await openMedia();
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(email, 'guess').catch(() => 0);
    await expect(signIn(email, password)).rejects.toMatchObject({ reason: 'throttled' });
  });

  it('asks for a secure address over plain HTTP', async () => {
    vi.stubGlobal('isSecureContext', false);
    const problem = await signIn(email, password).catch(signInProblem);
    vi.unstubAllGlobals();
    expect(problem).toBe('insecure');
  });

  it('reports the signed-in account, now and after every change', async () => {
    await openMedia();
    const told = vi.fn();
    const stop = onAuthChange(told);
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(null, false));
    await signIn(email, password);
    expect(told).toHaveBeenLastCalledWith(signedIn, true);
    await signOut();
    expect(told).toHaveBeenLastCalledWith(null, false);
    const before = told.mock.calls.length;
    stop();
    await signIn(email, password);
    expect(told).toHaveBeenCalledTimes(before);
  });

  it('distinguishes a known token from a fresh one', async () => {
    const { client } = await openMedia();
    await signIn(email, password);
    const told = vi.fn();
    const stop = onAuthChange(told);
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(told).toHaveBeenLastCalledWith(signedIn, true);
    // Reports the same session again, as the client does when the window becomes visible.
    const { data } = await client.auth.getSession();
    await client.auth.setSession(data.session ?? { access_token: '', refresh_token: '' });
    expect(told).toHaveBeenCalledTimes(2);
    expect(told).toHaveBeenLastCalledWith(signedIn, false);
    stop();
  });
});

describe('a response without rows', () => {
  it("trusts an empty response only with a manager's active session", async () => {
    const { client } = await openMedia();
    await expect(believed([])).rejects.toMatchObject({ reason: 'signed-out' });
    await signIn(email, password);
    expect(await believed([])).toEqual([]);
    const told = vi.fn();
    onAuthChange(told);
    // Ends the session elsewhere, as a new password does.
    const { data } = await client.auth.getSession();
    await client.auth.admin.signOut(data.session?.access_token ?? '', 'global');
    expect(await believed(['row'])).toEqual(['row']);
    await expect(believed([])).rejects.toMatchObject({ reason: 'signed-out' });
    expect(told).toHaveBeenLastCalledWith(null, false);
  });
});

describe('a role', () => {
  it.each([
    ['manager', true, true],
    ['editor', false, true],
    ['owner', false, false],
    [undefined, false, false],
  ])('%s gives rights by the claim that its account cannot write', (role, isManager, isEditor) => {
    const user = { id: 'a', app_metadata: { role }, user_metadata: { role: 'manager' } };
    expect(toSignedIn(user as never)).toMatchObject({ isManager, isEditor });
  });

  it('that changed elsewhere is known after the next check of the session', async () => {
    const { client } = await openMedia();
    await signIn(email, password);
    const { data } = await client.auth.getUser();
    const app_metadata = { role: 'editor' };
    const user = { ...data.user, app_metadata };
    vi.spyOn(client.auth, 'getUser').mockResolvedValue({ data: { user }, error: null } as never);
    const refresh = vi.spyOn(client.auth, 'refreshSession');
    expect(await confirmSignedIn()).toMatchObject({ isManager: false, isEditor: true });
    expect(refresh).toHaveBeenCalledOnce();
  });
});

describe('a lost connection', () => {
  const lost = { kind: 'network', message: 'connection lost' };

  it('reports a lost connection when the session cannot be refreshed', async () => {
    const error = { name: 'AuthRetryableFetchError', message: 'Failed to fetch' };
    const getUser = async () => ({ data: { user: null }, error });
    const { client } = await openMedia();
    vi.spyOn(client.auth, 'getUser').mockImplementation(getUser as never);
    const denied = () => Promise.reject(new AdapterError('denied', 'permission denied'));
    await expect(asManager(denied)).rejects.toMatchObject(lost);
  });

  it('is reported when the sign-in code cannot be loaded', async () => {
    vi.doMock('@supabase/supabase-js', () => {
      throw new TypeError('Importing a module script failed.');
    });
    replaceBackend({ supabaseUrl: 'https://lost.test', publishableKey: 'key' });
    await expect(connectManager()).rejects.toMatchObject(lost);
    vi.doUnmock('@supabase/supabase-js');
  });
});
