import { type ReactNode, use } from 'react';
import { VisuallyHidden } from '../../text/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { FormContext } from './FormContext.ts';

export interface FormSubmitProps extends Pick<ButtonProps, 'variant' | 'size' | 'width'> {
  children: ReactNode;
  /** Shown and heard while the form is being sent. */
  pendingLabel?: ReactNode;
}

/** Sends the form it stands in; keeps focus and says so while sending. */
export function FormSubmit({ children, pendingLabel = 'Sending…', ...props }: FormSubmitProps) {
  const isPending = use(FormContext).status === 'pending';
  return (
    <>
      <Button {...props} type="submit" isPending={isPending}>
        {isPending ? pendingLabel : children}
      </Button>
      <VisuallyHidden>
        <span role="status">{isPending ? pendingLabel : null}</span>
      </VisuallyHidden>
    </>
  );
}
