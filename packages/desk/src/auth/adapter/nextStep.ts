import { requireAnswer } from '@custom-designs/supabase/errors';
import { clientOfPage } from '@custom-designs/supabase/queryClient';
import { connectManager, type Session } from '../managerClient.ts';

/** What a sign-in still needs after the password: a code, or an authenticator app to begin with. */
export type NextStep = 'code' | 'setup';

/** An account's authenticator app. Undefined without a second step. */
export const appOf = (user: Session['user']) =>
  user.factors?.find(({ status }) => status === 'verified');

/** The claim `aal` of a token: `aal2` once a code was entered. */
function levelOf(token: string): unknown {
  const claims = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined;
  }
}

/** Whether a session has no rights before a code is entered. */
export const needsCode = (session: Pick<Session, 'user' | 'access_token'>): boolean =>
  appOf(session.user) !== undefined && levelOf(session.access_token) !== 'aal2';

/** Whether managers require a second step from everyone. */
export const requirement = {
  queryKey: ['second-step-requirement'],
  queryFn: async (): Promise<boolean> => {
    const client = await connectManager();
    const answer = await client.from('second_step_requirement').select('since');
    requireAnswer('Failed to load the rule for signing in', answer);
    return (answer.data ?? []).length > 0;
  },
  refetchOnWindowFocus: true,
};

/** Whether an account has to set up its second step. Without an answer, the policies decide alone. */
export const isSetupDue = async (user: Session['user']): Promise<boolean> =>
  appOf(user) === undefined &&
  (await clientOfPage()
    .fetchQuery({ ...requirement, staleTime: 0, retry: false })
    .catch(() => false));
