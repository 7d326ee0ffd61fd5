import { Button } from '@custom-designs/ui/components/Button';
import { toast } from '@custom-designs/ui/components/Toast';
import { AdminFrame, MailLinkForm, PasswordForm, StateMessage } from '@custom-designs/ui/desk';
import { Grid, Stack } from '@custom-designs/ui/layout';
import { Anchor, Text } from '@custom-designs/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { changePassword, type MailedLink, openLink, requestPassword } from '../auth/index.ts';
import { reasonFor } from '../failures.ts';
import { EnterCode } from '../SecondStep.tsx';
import { isCodeNeeded, isLinkGone, linkOf } from './link.ts';

const HOME = '/admin';

const links = [{ label: 'Today', href: HOME }];

const titles = {
  recovery: 'Choose a new password',
  invite: 'Welcome',
  email_change: 'Confirm your email address',
};

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Where mailed links lead: to a password, or to the confirmation of an email address. */
export function PasswordPage({ query }: { query: URLSearchParams }) {
  const link = linkOf(query);
  // The prerendered page knows no address, so it shows no form yet.
  const isKnown = useSyncExternalStore(never, yes, no);
  return (
    <AdminFrame title={titles[link?.type ?? 'recovery']} links={links} currentHref="">
      <Grid columns={{ phone: 1, desktop: 2 }}>
        {isKnown && link === null && <NewLink />}
        {link?.type === 'email_change' && <ConfirmEmail link={link} />}
        {link && link.type !== 'email_change' && <ChoosePassword link={link} />}
      </Grid>
    </AdminFrame>
  );
}

/** Asks for another link, after a used or expired one. */
function NewLink({ problem }: { problem?: string }) {
  return (
    <Stack gap="md">
      {problem && <StateMessage isFailure>{`${problem} Ask for a new one below.`}</StateMessage>}
      <MailLinkForm
        isFocused={problem !== undefined}
        onRequest={(email) => requestPassword(email).then(() => null, reasonFor)}
      />
    </Stack>
  );
}

function ChoosePassword({ link }: { link: MailedLink }) {
  const navigate = useNavigate();
  // The link works once, so a refused password doesn't open it again.
  const [isOpened, setOpened] = useState(false);
  const save = useMutation({
    mutationFn: async (password: string) => {
      if (!isOpened) await openLink(link);
      setOpened(true);
      await changePassword(password);
    },
    onSuccess: () => {
      toast({ title: 'Password saved', description: 'You’re signed in.' });
      void navigate(HOME, { replace: true });
    },
  });
  const { error } = save;
  if (isLinkGone(error)) return <NewLink problem={reasonFor(error)} />;
  if (isCodeNeeded(error) && save.variables !== undefined) {
    const { variables: password } = save;
    return (
      <EnterCode
        lead="Enter the code of your second step, so that the new password is saved."
        onDone={() => save.mutate(password)}
        onBack={save.reset}
      />
    );
  }
  return (
    <Stack gap="md">
      {link.type === 'invite' && (
        <Text>You’ve been invited to manage the website. Choose a password to begin.</Text>
      )}
      <PasswordForm
        isPending={save.isPending}
        problem={error ? reasonFor(error) : null}
        onSave={({ password }) => save.mutate(password)}
      />
    </Stack>
  );
}

function ConfirmEmail({ link }: { link: MailedLink }) {
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: () => openLink(link),
    onSuccess: (signedIn) => {
      const description = signedIn
        ? `From now on, you sign in with ${signedIn.email}.`
        : 'Now open the link in the email to your other address.';
      toast({ title: 'Email address confirmed', description });
      void navigate('/admin/people', { replace: true });
    },
  });
  const { error } = confirm;
  const advice = isLinkGone(error) ? ' Ask for another one in your account.' : '';
  return (
    <Stack gap="md" align="start">
      <Text>You asked to sign in with this address from now on.</Text>
      {error && <StateMessage isFailure>{`${reasonFor(error)}${advice}`}</StateMessage>}
      <Button isPending={confirm.isPending} onPress={() => confirm.mutate()}>
        Confirm this address
      </Button>
      {isLinkGone(error) && <Anchor href="/admin/people">Your account</Anchor>}
    </Stack>
  );
}
