import { TextArea, TextField } from '@custom-designs/ui/components/Field';
import type { Home } from '../../content/schema.ts';
import { leadLimits } from './adapter/lead.ts';
import { LeadForm } from './LeadForm.tsx';

/**
 * The home page's contact form (docs/behavior.md#form-checks): checks nothing but what the
 * browser checks of an email address.
 */
export function HomeContactForm({ words }: { words: Home['contact'] }) {
  const { fields, submit, sent, formHeading } = words;
  return (
    <LeadForm kind="home" label={formHeading} submit={submit} sent={sent}>
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
    </LeadForm>
  );
}
