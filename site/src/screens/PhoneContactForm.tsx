import type { Contact } from '../content/standalone/schema.ts';
import { LeadFields, LeadMessage } from './LeadFields.tsx';
import { LeadForm } from './LeadForm.tsx';

/** The contact page's form on phones: the browser asks for what is required (section 5). */
export function PhoneContactForm({ words }: { words: Contact['mobile']['form'] }) {
  const { heading, fields, optional, submit, sent } = words;
  return (
    <LeadForm kind="phone" label={heading} submit={submit} sent={sent}>
      <LeadFields labels={fields} optionalPhone={optional} />
      <LeadMessage label={fields.message} />
    </LeadForm>
  );
}
