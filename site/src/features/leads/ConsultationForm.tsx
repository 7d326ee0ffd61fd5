import { DateField } from '@custom-designs/ui/components/Field';
import { validateLazily } from '@custom-designs/ui/components/Form';
import type { About } from '../../content/standalone/schema.ts';
import { LeadFields, LeadMessage } from './LeadFields.tsx';
import { LeadForm } from './LeadForm.tsx';

const validate = validateLazily(
  async () => (await import('./adapter/schemas.ts')).consultationSchema,
);

/** The About page's form (docs/behavior.md#form-fields). */
export function ConsultationForm({ words }: { words: About['consultation'] }) {
  const { heading, fields, optional, dateHint, submit, sent } = words;
  return (
    <LeadForm kind="consultation" label={heading} validate={validate} submit={submit} sent={sent}>
      <LeadFields labels={fields} />
      <DateField
        name="preferredDate"
        label={fields.preferredDate}
        optionalLabel={optional}
        hint={dateHint}
      />
      <LeadMessage label={fields.message} />
    </LeadForm>
  );
}
