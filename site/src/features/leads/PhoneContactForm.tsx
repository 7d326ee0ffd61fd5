import type { Contact } from '../../content/standalone/schema.ts';
import { LeadFields, LeadMessage } from './LeadFields.tsx';
import { LeadForm } from './LeadForm.tsx';

/** The contact page's form on phones. The browser checks it (docs/behavior.md#form-checks). */
export function PhoneContactForm({ words }: { words: Contact['mobile']['form'] }) {
  const { heading, fields, optional, submit, sent } = words;
  return (
    <LeadForm kind="phone" label={heading} submit={submit} sent={sent}>
      <LeadFields labels={fields} optionalPhone={optional} />
      <LeadMessage label={fields.message} />
    </LeadForm>
  );
}
