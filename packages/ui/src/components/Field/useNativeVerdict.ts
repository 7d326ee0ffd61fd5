import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { Control } from './useFieldValue.ts';

/**
 * The browser's own verdict and words, shown at the field instead of in a bubble that is gone in a
 * moment. Said on submit; from then on a change is judged at once. The first refused field is focused.
 */
export function useNativeVerdict(controlRef: RefObject<Control | null>, isNative: boolean) {
  const [message, setMessage] = useState('');
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    const form = controlRef.current?.form;
    const forget = () => setMessage('');
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, [controlRef]);

  // After the render that shows the message, so that it is heard together with the field.
  useEffect(() => {
    if (refusals > 0) controlRef.current?.focus();
  }, [refusals, controlRef]);

  return {
    message,
    onInvalid: (event: FormEvent<Control>) => {
      if (!isNative) return;
      event.preventDefault();
      const control = event.currentTarget;
      setMessage(control.validationMessage);
      const first = [...(control.form?.elements ?? [])].find((each) => each.matches(':invalid'));
      if (first === control) setRefusals((count) => count + 1);
    },
    reconsider: () => {
      if (message) setMessage(controlRef.current?.validationMessage ?? '');
    },
  };
}
