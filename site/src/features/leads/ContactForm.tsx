import { TextField } from '@custom-designs/ui/components/Field';
import { validateLazily } from '@custom-designs/ui/components/Form';
import type { Contact } from '../../content/standalone/schema.ts';
import { leadLimits } from './adapter/lead.ts';
import { LeadFields, LeadMessage } from './LeadFields.tsx';
import { LeadForm } from './LeadForm.tsx';

const validate = validateLazily(async () => (await import('./adapter/schemas.ts')).contactSchema);

/** The contact page's form on desktops (docs/behavior.md#form-fields). */
export function ContactForm({ words }: { words: Contact['desktop']['form'] }) {
  const { heading, fields, submit, sent } = words;
  return (
    <LeadForm kind="contact" label={heading} validate={validate} submit={submit} sent={sent}>
      <LeadFields labels={fields} />
      <TextField name="subject" label={fields.subject} isRequired maxLength={leadLimits.subject} />
      <LeadMessage label={fields.message} />
    </LeadForm>
  );
}
