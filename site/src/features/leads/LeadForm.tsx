import {
  Form,
  FormFailure,
  FormSubmit,
  FormTrap,
  type Validate,
} from '@custom-designs/ui/components/Form';
import { toast } from '@custom-designs/ui/components/Toast';
import { Link, Text } from '@custom-designs/ui/text';
import { type ReactNode, useState } from 'react';
import { company } from '../../content/company.ts';
import type { LeadKind } from './adapter/lead.ts';
import { serviceAsked } from './serviceAsked.ts';

const messages = {
  lost: 'Your message could not be sent. What you wrote is still here, please try again.',
  refused:
    'Your message was not accepted. Please check that we can answer you by the email address, and try again.',
};

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
  const [message, setMessage] = useState(messages.lost);
  return (
    <Form
      aria-label={label}
      validation={validate ? 'aria' : 'native'}
      {...(validate && { validate })}
      storageKey={`${kind}-contact`}
      onSubmit={async (values, reading) => {
        const { submitLead } = await import('./adapter/index.ts');
        const { pathname, search } = window.location;
        const service = serviceAsked(search);
        await submitLead({ kind, page: pathname, ...(service && { service }), ...values }, reading);
      }}
      onSuccess={() => toast(sent)}
      onFailure={(error) => {
        // By its kind alone: the class would come with every page that holds a form.
        const isRefused = error instanceof Error && 'kind' in error && error.kind === 'malformed';
        setMessage(isRefused ? messages.refused : messages.lost);
      }}
    >
      {children}
      <FormTrap />
      <FormFailure message={message}>
        <Text size="small">
          Or call <Link href={company.phones.main.href}>{company.phones.main.display}</Link>, or
          write to <Link href={company.email.href}>{company.email.display}</Link>.
        </Text>
      </FormFailure>
      <FormSubmit>{submit}</FormSubmit>
    </Form>
  );
}
