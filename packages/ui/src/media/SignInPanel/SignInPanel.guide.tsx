import type { Guide } from '../../docs/guide.ts';
import { Workbench } from '../Workbench/index.ts';
import { defaultSignInWords, SignInPanel } from './index.ts';

const nothing = () => {};

export const guide: Guide = {
  use: 'For letting a manager in, and for saying who is in. A password manager can fill it in.',
  avoid: [
    'For visitors: nothing public asks anybody to sign in.',
    'In the middle of unsaved work: use SignInDialog, which leaves the page where it is.',
    'For saying who is in: use AccountStatus.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the email address.',
      so: { part: ['textbox', 'Email Address'], is: 'focused' },
    },
    {
      keys: 'ana@example.com',
      does: 'Typing writes.',
      so: { part: ['textbox', 'Email Address'], reads: 'ana@example.com' },
    },
    {
      keys: '{Tab}lamp{Enter}',
      does: 'In the password, Enter signs in.',
      so: { calls: 'onSignIn' },
    },
    {
      keys: ' ',
      on: ['checkbox', 'Show password'],
      does: 'Shows the password.',
      so: { part: ['checkbox', 'Show password'], is: 'checked' },
    },
  ],
  screenReader: [
    '“Email Address, edit, required”, “Password, secure edit, required”',
    'Refused: the reason at once, as an alert.',
  ],
  dos: [
    {
      why: 'A refusal does not tell a stranger which half was right.',
      example: (
        <Workbench>
          <SignInPanel onSignIn={nothing} problem="credentials" email="ana@example.com" />
        </Workbench>
      ),
    },
  ],
  donts: [
    {
      why: 'Now whoever tries addresses knows that Ana has an account.',
      example: (
        <Workbench>
          <SignInPanel
            onSignIn={nothing}
            problem="credentials"
            email="ana@example.com"
            words={{
              ...defaultSignInWords,
              problems: {
                ...defaultSignInWords.problems,
                credentials: 'Wrong password for ana@example.com.',
              },
            }}
          />
        </Workbench>
      ),
    },
  ],
};
