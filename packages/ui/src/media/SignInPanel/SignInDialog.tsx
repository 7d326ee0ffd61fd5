import { Dialog } from '../../components/Dialog/index.ts';
import { compact } from '../compact.css.ts';
import { SignInPanel, type SignInPanelProps } from './SignInPanel.tsx';
import { defaultSignInWords } from './signInWords.ts';

export interface SignInDialogProps extends Omit<SignInPanelProps, 'isFocused' | 'onCancel'> {
  isOpen: boolean;
  onClose: () => void;
}

/** The sign-in over the page, so that what it interrupts stays where it is. */
export function SignInDialog({
  isOpen,
  onClose,
  words = defaultSignInWords,
  ...props
}: SignInDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={words.notNow}>
      <div className={compact}>
        <SignInPanel {...props} words={words} isFocused onCancel={onClose} />
      </div>
    </Dialog>
  );
}
