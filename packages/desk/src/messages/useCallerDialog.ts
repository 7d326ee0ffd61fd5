import { toast } from '@custom-designs/ui/components/Toast';
import { type CallerValues, NO_SERVICE, noCaller } from '@custom-designs/ui/leads';
import { useState } from 'react';
import * as z from 'zod/mini';
import { leadLimits } from '../../../../supabase/functions/leads/limits.ts';
import { draftOf } from '../auth/index.ts';
import type { Caller } from './storedLead.ts';
import type { Changes } from './useLeadChanges.ts';

const draft = z.partial(
  z.object({
    ...{ name: z.string(), phone: z.string(), email: z.string() },
    ...{ subject: z.string(), message: z.string(), service: z.string() },
  }),
);

/** Reads what an account has typed before a reload. */
function readDraft(text: string): CallerValues {
  try {
    return { ...noCaller, ...z.safeParse(draft, JSON.parse(text)).data };
  } catch {
    return noCaller;
  }
}

const isEmpty = (values: CallerValues) =>
  Object.entries(noCaller).every(([name, none]) => values[name as keyof CallerValues] === none);

const textOf = (value: string): string | null => value.trim() || null;

const toCaller = ({ service, ...values }: CallerValues): Caller => ({
  id: crypto.randomUUID(),
  name: textOf(values.name),
  phone: textOf(values.phone),
  email: textOf(values.email),
  subject: textOf(values.subject),
  message: textOf(values.message),
  service: service === NO_SERVICE ? null : service,
});

const { name, phone, email, subject, message } = leadLimits;

/**
 * The dialog for a caller's message. The typed text survives closing the dialog and a reload, and
 * belongs to the account. The saved message opens.
 */
export function useCallerDialog({ account, send }: Changes, openLead: (leadId: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState<CallerValues>(noCaller);
  const stored = draftOf(account, 'note', 'caller');
  const open = () => {
    setValues(readDraft(stored.read()));
    setOpen(true);
  };
  const change = (next: CallerValues) => {
    setValues(next);
    stored.write(isEmpty(next) ? '' : JSON.stringify(next));
  };
  const save = () => {
    const caller = toCaller(values);
    send({ kind: 'caller', caller, at: new Date().toISOString() });
    change(noCaller);
    setOpen(false);
    openLead(caller.id);
    toast({ title: 'Message saved' });
  };
  return {
    isOpen,
    open,
    dialog: {
      isOpen,
      values,
      limits: { name, phone, email, subject, message },
      onClose: () => setOpen(false),
      onChange: change,
      onSave: save,
    },
  };
}
