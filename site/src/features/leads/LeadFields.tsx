import { TextArea, TextField } from '@custom-designs/ui/components/Field';
import { leadLimits } from './adapter/lead.ts';

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
        {...(optionalPhone === undefined ? { isRequired: true } : { optionalLabel: optionalPhone })}
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
