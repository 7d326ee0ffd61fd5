import {
  Form,
  FormFailure,
  FormSubmit,
  FormTrap,
  type Validate,
} from '@custom-designs/ui/components/Form';
import { TextArea } from '@custom-designs/ui/components/TextArea';
import { TextField } from '@custom-designs/ui/components/TextField';
import { toast } from '@custom-designs/ui/components/Toast';
import { Link, Text } from '@custom-designs/ui/text';
import { type ReactNode, useState } from 'react';
import { company } from '../../content/company.ts';
import { leadForm } from '../../content/leadForm.ts';
import { type LeadKind, leadLimits, prefilledService } from './lead.ts';

const { phones, email } = company;

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

/**
 * What all forms of the site share: a request goes to the lead sink, together with the page it was
 * written on and the service asked for, is confirmed and leaves the form empty. Where that fails the
 * values stay and phone and mail are offered. The sink, and what it needs, is fetched with the first
 * request that is sent.
 */
export function LeadForm({ kind, label, children, validate, submit, sent }: LeadFormProps) {
  const [message, setMessage] = useState(leadForm.lost);
  return (
    <Form
      aria-label={label}
      validationBehavior={validate ? 'aria' : 'native'}
      validate={validate}
      storageKey={`${kind}-contact`}
      onSubmit={async (values, signals) => {
        const { submitLead } = await import('./submitLead.ts');
        const { pathname, search } = window.location;
        const service = prefilledService(search);
        await submitLead({ kind, page: pathname, service, ...values }, signals);
      }}
      onSuccess={() => toast(sent)}
      onFailure={(error) => {
        // By its kind: only adapters know the class.
        const isRefused = error instanceof Error && 'kind' in error && error.kind === 'malformed';
        setMessage(isRefused ? leadForm.refused : leadForm.lost);
      }}
    >
      {children}
      <FormTrap />
      <FormFailure message={message}>
        <Text size="small">
          {leadForm.orCall} <Link href={phones.main.href}>{phones.main.label}</Link>,{' '}
          {leadForm.orWrite} <Link href={email.href}>{email.label}</Link>.
        </Text>
      </FormFailure>
      <FormSubmit>{submit}</FormSubmit>
    </Form>
  );
}

interface LeadFieldsProps {
  labels: Readonly<Record<'name' | 'email' | 'phone', string>>;
  /** Marks the phone as one that may be left out. */
  optionalPhone?: string;
}

/** Who is writing: what every form but the home page's asks first. */
export function LeadFields({ labels, optionalPhone }: LeadFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label={labels.name}
        isRequired
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
        maxLength={leadLimits.phone}
      />
    </>
  );
}

/** The message box of every form (docs/behavior.md#form-fields). */
export function LeadMessage({ label }: { label: string }) {
  return (
    <TextArea name="message" label={label} rows={5} isRequired maxLength={leadLimits.message} />
  );
}
