import { Button } from '@custom-designs/ui/components/Button';
import { Dialog } from '@custom-designs/ui/components/Dialog';
import { TextField } from '@custom-designs/ui/components/Field';
import { Stack } from '@custom-designs/ui/layout';
import { Text } from '@custom-designs/ui/text';
import { useState } from 'react';
import type { SignInCause } from './SignInGate.ts';
import type { Manager } from './useManager.ts';

const reasons: Readonly<Record<SignInCause, string>> = {
  needed: 'Everybody may look. To change or add images, sign in as a manager.',
  expired: 'You have been signed out. Sign in again, and what you were doing goes on.',
};

function SignInForm({ manager, cause }: { manager: Manager; cause: SignInCause }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void manager.submit(email, password);
      }}
    >
      <Stack gap="md">
        <Text>{reasons[cause]}</Text>
        {manager.error && (
          <div role="alert">
            <Text>{manager.error}</Text>
          </div>
        )}
        <TextField
          name="email"
          type="email"
          label="Email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <TextField
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" isPending={manager.isSigningIn}>
          {manager.isSigningIn ? 'Signing in...' : 'Sign in'}
        </Button>
      </Stack>
    </form>
  );
}

/** Puts the gate's question; closing it means that what was asked for is not done. */
export function SignInDialog({ manager }: { manager: Manager }) {
  const { cause, gate } = manager;
  return (
    <Dialog isOpen={cause !== null} title="Sign in" onClose={gate.dismiss}>
      {cause && <SignInForm manager={manager} cause={cause} />}
    </Dialog>
  );
}
