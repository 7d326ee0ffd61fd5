import { DateField } from '@custom-designs/ui/components/DateField';
import { validateLazily } from '@custom-designs/ui/components/Form';
import { TextArea } from '@custom-designs/ui/components/TextArea';
import { TextField } from '@custom-designs/ui/components/TextField';
import { leadLimits, leadMinimums } from '../../../../supabase/functions/leads/limits.ts';
import type { About, Contact, Home } from '../../content/schema/pages.ts';
import { LeadFields, LeadForm, LeadMessage, type LeadSubject } from './LeadForm.tsx';

const validateContact = validateLazily(
  async () => (await import('../../../../supabase/functions/leads/schemas.ts')).contactSchema,
);

interface FormContent<Content> {
  content: Content;
  /** The subject that the page already knows. */
  about?: LeadSubject | undefined;
}

/** The contact page's form on desktops (docs/behavior/forms.md#form-fields). */
export function ContactForm({ content, about }: FormContent<Contact['desktop']['form']>) {
  const { heading, fields, submit, sent } = content;
  return (
    <LeadForm
      kind="contact"
      label={heading}
      about={about}
      hasPhoto
      validate={validateContact}
      submit={submit}
      sent={sent}
    >
      <LeadFields labels={fields} least={leadMinimums} />
      <TextField
        name="subject"
        label={fields.subject}
        isRequired
        minLength={leadMinimums.subject}
        maxLength={leadLimits.subject}
      />
      <LeadMessage label={fields.message} least={leadMinimums.message} />
    </LeadForm>
  );
}

interface PhoneFormContent extends FormContent<Contact['mobile']['form']> {
  /** Anchor of the first field. */
  id?: string;
  /** Id of the form, for fields elsewhere on the page. */
  formId?: string;
}

/**
 * The contact page's form on phones, which closings also have. The browser checks it
 * (docs/behavior/forms.md#form-checks).
 */
export function PhoneContactForm({ content, about, id, formId }: PhoneFormContent) {
  const { heading, fields, optional, submit, sent } = content;
  return (
    <LeadForm
      id={formId}
      kind="phone"
      label={heading}
      about={about}
      hasPhoto
      submit={submit}
      sent={sent}
    >
      <LeadFields id={id} labels={fields} optionalPhone={optional} />
      <LeadMessage label={fields.message} />
    </LeadForm>
  );
}

const validateConsultation = validateLazily(
  async () => (await import('../../../../supabase/functions/leads/schemas.ts')).consultationSchema,
);

/** The About page's form (docs/behavior/forms.md#form-fields). */
export function ConsultationForm({ content }: { content: About['consultation'] }) {
  const { heading, fields, optional, dateHint, submit, sent } = content;
  return (
    <LeadForm
      kind="consultation"
      label={heading}
      validate={validateConsultation}
      submit={submit}
      sent={sent}
    >
      <LeadFields labels={fields} least={leadMinimums} />
      <DateField
        name="preferredDate"
        label={fields.preferredDate}
        labels={{ optional }}
        hint={dateHint}
      />
      <LeadMessage label={fields.message} least={leadMinimums.message} />
    </LeadForm>
  );
}

/**
 * The home page's contact form, with only the browser's check of the email address
 * (docs/behavior/forms.md#form-checks).
 */
export function HomeContactForm({ content }: { content: Home['contact'] }) {
  const { fields, submit, sent, formHeading } = content;
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
