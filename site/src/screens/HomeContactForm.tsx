import { TextArea, TextField } from '@custom-designs/ui/components/Field';
import {
  Form,
  FormFailure,
  type FormProps,
  FormSubmit,
  FormTrap,
} from '@custom-designs/ui/components/Form';
import { toast } from '@custom-designs/ui/components/Toast';
import { Link, Text } from '@custom-designs/ui/text';
import { useState } from 'react';
import { AdapterError } from '../adapters/AdapterError.ts';
import { leadLimits } from '../adapters/leads/lead.ts';
import { company } from '../content/company.ts';
import type { Home } from '../content/schema.ts';

type Words = Home['contact'];
type Name = keyof Words['fields'];

const messages = {
  lost: 'Your message could not be sent. What you wrote is still here, please try again.',
  refused:
    'Your message was not accepted. Please check that we can answer you by the email address, and try again.',
};

/** The sink, and what it needs, is fetched with the first message that is sent. */
const send: FormProps<Name>['onSubmit'] = async (values, reading) => {
  const { submitLead } = await import('../adapters/leads/index.ts');
  await submitLead({ kind: 'home', page: '/', ...values }, reading);
};

/**
 * The home page's contact form (specification section 2, decisions.md): checks nothing but what the
 * browser checks of an email address, hands the message to the lead sink and confirms. Where that
 * fails the values stay and phone and mail are offered.
 */
export function HomeContactForm({ words }: { words: Words }) {
  const { fields, submit, sent, formHeading } = words;
  const [message, setMessage] = useState(messages.lost);
  return (
    <Form<Name>
      aria-label={formHeading}
      validation="native"
      storageKey="home-contact"
      onSubmit={send}
      onSuccess={() => toast(sent)}
      onFailure={(error) => {
        const isRefused = error instanceof AdapterError && error.kind === 'malformed';
        setMessage(isRefused ? messages.refused : messages.lost);
      }}
    >
      <TextField name="name" label={fields.name} autoComplete="name" maxLength={leadLimits.name} />
      <TextField
        name="email"
        label={fields.email}
        type="email"
        autoComplete="email"
        maxLength={leadLimits.email}
      />
      <TextField name="subject" label={fields.subject} maxLength={leadLimits.subject} />
      <TextArea name="message" label={fields.message} maxLength={leadLimits.message} />
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
