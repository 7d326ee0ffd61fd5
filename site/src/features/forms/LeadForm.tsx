import type { AdapterError } from '@custom-designs/supabase/errors';
import { Badge } from '@custom-designs/ui/components/Badge';
import {
  Form,
  FormFailure,
  FormSubmit,
  HoneypotField,
  type Validate,
} from '@custom-designs/ui/components/Form';
import { PhotoField } from '@custom-designs/ui/components/PhotoField';
import { TextArea } from '@custom-designs/ui/components/TextArea';
import { TextField } from '@custom-designs/ui/components/TextField';
import { toast } from '@custom-designs/ui/components/Toast';
import { Grid } from '@custom-designs/ui/layout';
import { Link, Text } from '@custom-designs/ui/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type LeadKind,
  leadLimits,
  type leadMinimums,
} from '../../../../supabase/functions/leads/limits.ts';
import { company } from '../../content/company.ts';
import { leadForm } from '../../content/leadForm.ts';
import { usePath } from '../../layout/usePath.ts';
import { readEvening, readOrigin } from './lead.ts';
import { usePhoto } from './usePhoto.ts';

const { phones, email } = company;

/** The address that browsers without JavaScript post to. Undefined if messages aren't stored. */
const action = typeof __LEADS_ACTION__ === 'string' ? __LEADS_ACTION__ : undefined;

/**
 * Explains an error to the visitor. It tells errors apart by kind, because only adapters import the
 * class.
 */
function messageFor(error: unknown): string {
  if (!navigator.onLine) return leadForm.offline;
  const { kind, reason } = (error ?? {}) as Partial<AdapterError>;
  if (reason === 'throttled') return leadForm.tooMany;
  if (reason === 'not-allowed') return leadForm.elsewhere;
  return kind === 'malformed' ? leadForm.refused : leadForm.lost;
}

/** The subject of a message, which the page already knows. */
export interface LeadSubject {
  /** Name of the service, the kind of place, or the city. */
  label: string;
  /** Slug of the service. */
  service?: string;
  /** The values of the page's check boxes named `subject`, which belong to the form by its id. */
  list?: readonly string[];
}

export interface LeadFormProps {
  kind: LeadKind;
  label: string;
  about?: LeadSubject | undefined;
  /** For fields elsewhere on the page. */
  id?: string | undefined;
  /** One photo may go with the message. */
  hasPhoto?: boolean;
  children: ReactNode;
  /** Without it, only the browser's own checks apply. */
  validate?: Validate<string>;
  submit: string;
  /** The toast after the message has been stored. */
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
 * The shared part of all forms. It sends a message with its page and the visitor's service or city,
 * confirms it, and empties the form. On failure, the values stay, and phone and email are offered.
 * The sending code loads with the first message. Without JavaScript, the browser posts the same
 * fields to the same function.
 */
export function LeadForm({
  kind,
  label,
  about,
  id,
  hasPhoto = false,
  children,
  validate,
  submit,
  sent,
}: LeadFormProps) {
  const [message, setMessage] = useState(leadForm.lost);
  const page = usePath();
  const { choose, clear, ready, ...chosen } = usePhoto();
  const isPhotoLost = useRef(false);
  return (
    <Form
      id={id}
      aria-label={label}
      action={action}
      validationBehavior={validate ? 'aria' : 'native'}
      validate={validate}
      storageKey={`${kind}-contact`}
      onSubmit={async (values, signals) => {
        const preparing = ready();
        const { submitLead } = await import('./submitLead.ts');
        const origin = readOrigin(window.location.search);
        const photo = await preparing;
        const answer = await submitLead(
          { ...values, kind, page, ...origin },
          { ...signals, photo },
        );
        // A photo that was refused only now would be lost without a word.
        const isRefused = preparing !== undefined && photo === undefined;
        isPhotoLost.current = answer === 'photo-lost' || isRefused;
        return answer === 'photo-lost' ? null : answer;
      }}
      onSuccess={() => {
        clear();
        const { title, description } = sent;
        const { lost } = leadForm.photo;
        toast(isPhotoLost.current ? { title, description: `${description} ${lost}` } : sent);
      }}
      onFailure={(error) => setMessage(messageFor(error))}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="page" value={page} />
      {about && (
        <div>
          <Badge>
            {leadForm.about} {about.list?.join(', ') || about.label}
          </Badge>
          {about.service && <input type="hidden" name="service" value={about.service} />}
          {/* The other forms ask for a subject or have none. */}
          {kind === 'phone' && !about.list && (
            <input type="hidden" name="subject" value={about.label} />
          )}
        </div>
      )}
      {children}
      {hasPhoto && (
        <PhotoField
          {...chosen}
          label={leadForm.photo.label}
          hint={leadForm.photo.hint}
          labels={{ optional: leadForm.photo.optional }}
          onChoose={choose}
          onRemove={clear}
        />
      )}
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
        {leadForm.retention} <Link href="/privacy">{leadForm.privacy}</Link>
      </Text>
    </Form>
  );
}

interface LeadFieldsProps {
  /** Anchor of the first field. */
  id?: string | undefined;
  labels: Readonly<Record<'name' | 'email' | 'phone', string>>;
  /** Minimum lengths of a checked form. Browsers can check some of them. */
  least?: Partial<typeof leadMinimums>;
  /** Text that marks the phone as optional. */
  optionalPhone?: string;
}

/** The name and contact fields of every form except the home page's. */
export function LeadFields({ id, labels, least = {}, optionalPhone }: LeadFieldsProps) {
  return (
    <>
      <Grid columns={{ phone: 1, wide: 2 }} gap="md">
        <TextField
          id={id}
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
      </Grid>
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

/** The message box of every form (docs/behavior/forms.md#form-fields). */
export function LeadMessage({ label, least }: { label: string; least?: number }) {
  const [message, setMessage] = useState('');
  // Runs after the field has adopted what the visitor typed earlier.
  useEffect(() => {
    const evening = readEvening(location);
    if (evening)
      setMessage((text) =>
        text.includes(evening) ? text : `${text}${text && '\n\n'}${leadForm.evening} ${evening}\n`,
      );
  }, []);
  return (
    <TextArea
      name="message"
      value={message}
      onChange={setMessage}
      label={label}
      rows={5}
      isRequired
      minLength={least}
      maxLength={leadLimits.message}
    />
  );
}
