import {
  Form,
  FormFailure,
  FormSubmit,
  HoneypotField,
  type Validate,
} from '@custom-designs/ui/components/Form';
import { TextArea } from '@custom-designs/ui/components/TextArea';
import { TextField } from '@custom-designs/ui/components/TextField';
import { toast } from '@custom-designs/ui/components/Toast';
import { Link, Text } from '@custom-designs/ui/text';
import { type ReactNode, useState } from 'react';
import { company } from '../../content/company.ts';
import { leadForm } from '../../content/leadForm.ts';
import { usePath } from '../../layout/usePath.ts';
import type { AdapterError } from '../../supabase/errors.ts';
import { type LeadKind, leadLimits, type leadMinimums, readOrigin } from './lead.ts';

const { phones, email } = company;

/** Where the browser sends a form by itself. Undefined where messages are not stored. */
const action = typeof __LEADS_ACTION__ === 'string' ? __LEADS_ACTION__ : undefined;

/** What a failure means to the visitor. Errors are told apart by kind: only adapters know the class. */
function wordsFor(error: unknown): string {
  if (!navigator.onLine) return leadForm.offline;
  const { kind, reason } = (error ?? {}) as Partial<AdapterError>;
  if (reason === 'throttled') return leadForm.tooMany;
  if (reason === 'not-allowed') return leadForm.elsewhere;
  return kind === 'malformed' ? leadForm.refused : leadForm.lost;
}

export interface LeadFormProps {
  kind: LeadKind;
  /** Names the form. */
  label: string;
  /** The fields. */
  children: ReactNode;
  /** Without it the browser checks what it checks by itself. */
  validate?: Validate<string>;
  submit: string;
  /** Said in passing once the request has arrived. */
  sent: { title: string; description: string };
}

function OtherWays() {
  return (
    <Text size="small">
      {leadForm.orCall} <Link href={phones.main.href}>{phones.main.label}</Link>, {leadForm.orWrite}{' '}
      <Link href={email.href}>{email.label}</Link>.
    </Text>
  );
}

/**
 * What all forms of the site share: a request goes to the lead sink, together with the page it was
 * written on and the service or city it is about, is confirmed and leaves the form empty. Where that fails the
 * values stay and phone and mail are offered. The sink, and what it needs, is fetched with the first
 * request that is sent. Without JavaScript the browser posts the same fields to the same function.
 */
export function LeadForm({ kind, label, children, validate, submit, sent }: LeadFormProps) {
  const [message, setMessage] = useState(leadForm.lost);
  const page = usePath();
  return (
    <Form
      aria-label={label}
      action={action}
      validationBehavior={validate ? 'aria' : 'native'}
      validate={validate}
      storageKey={`${kind}-contact`}
      onSubmit={async (values, signals) => {
        const { submitLead } = await import('./submitLead.ts');
        const origin = readOrigin(window.location.search);
        return await submitLead({ ...values, kind, page, ...origin }, signals);
      }}
      onSuccess={() => toast(sent)}
      onFailure={(error) => setMessage(wordsFor(error))}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="page" value={page} />
      {children}
      <HoneypotField />
      <FormFailure message={message}>
        <OtherWays />
      </FormFailure>
      {action === undefined && (
        <noscript>
          <Text>{leadForm.noScript}</Text>
          <OtherWays />
        </noscript>
      )}
      <FormSubmit>{submit}</FormSubmit>
      <Text size="small" tone="muted">
        {leadForm.kept} <Link href="/privacy">{leadForm.privacy}</Link>
      </Text>
    </Form>
  );
}

interface LeadFieldsProps {
  labels: Readonly<Record<'name' | 'email' | 'phone', string>>;
  /** Of a form with checks of its own, which browsers can make in part. */
  least?: Partial<typeof leadMinimums>;
  /** Marks the phone as one that may be left out. */
  optionalPhone?: string;
}

/** Who is writing: what every form but the home page's asks first. */
export function LeadFields({ labels, least = {}, optionalPhone }: LeadFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label={labels.name}
        isRequired
        minLength={least.name}
        autoComplete="name"
        maxLength={leadLimits.name}
      />
      <TextField
        name="email"
        label={labels.email}
        type="email"
        isRequired
        autoComplete="email"
        maxLength={leadLimits.email}
      />
      <TextField
        name="phone"
        label={labels.phone}
        type="tel"
        isRequired={optionalPhone === undefined}
        labels={{ optional: optionalPhone }}
        autoComplete="tel"
        minLength={least.phone}
        maxLength={leadLimits.phone}
      />
    </>
  );
}

/** The message box of every form (docs/behavior.md#form-fields). */
export function LeadMessage({ label, least }: { label: string; least?: number }) {
  return (
    <TextArea
      name="message"
      label={label}
      rows={5}
      isRequired
      minLength={least}
      maxLength={leadLimits.message}
    />
  );
}
