import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { compact } from '../../desk/index.ts';
import { Text } from '../../text/index.ts';
import * as styles from './CallerDialog.css.ts';

/** Stands for no service, because a Select can't have an empty value. */
export const NO_SERVICE = 'none';

export const noCaller = {
  ...{ name: '', phone: '', email: '', subject: '', message: '' },
  service: NO_SERVICE as string,
};

/** What a manager writes down during a call. */
export type CallerValues = Readonly<typeof noCaller>;

export interface CallerDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Closes the dialog. The values stay. */
  onClose: () => void;
  /** The values so far. The screen stores them, so that they survive a reload. */
  values: CallerValues;
  /** Called on each change of a value. */
  onChange: (values: CallerValues) => void;
  /** Called with valid values. */
  onSave: () => void;
  /** Services to choose from. */
  services: readonly SelectOption[];
  /** The most characters of each text. */
  limits: Readonly<Record<Exclude<keyof CallerValues, 'service'>, number>>;
}

const isPlausible = (email: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);

function problemsOf({ phone, email }: CallerValues) {
  const [number, address] = [phone.trim(), email.trim()];
  return {
    phone:
      number || address
        ? undefined
        : 'Enter a phone number or an email address, so that someone can answer.',
    email:
      !address || isPlausible(address)
        ? undefined
        : 'Enter an email address such as ana@example.com, or leave it empty.',
  };
}

interface CallerFormProps
  extends Pick<CallerDialogProps, 'values' | 'onChange' | 'services' | 'limits'> {
  onSubmit: () => void;
  /** How often an invalid form was submitted. */
  refusals: number;
}

function CallerForm({ values, onChange, onSubmit, services, limits, refusals }: CallerFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const problems = problemsOf(values);
  const shown: Partial<typeof problems> = refusals > 0 ? problems : {};
  const first = refusals === 0 ? 'name' : problems.phone ? 'phone' : 'email';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal moves the focus once
  useEffect(
    () => formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus(),
    [refusals],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const field = (name: keyof typeof limits, label: string) => ({
    name,
    label,
    value: values[name],
    maxLength: limits[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  return (
    <Form ref={formRef} validationBehavior="aria" className={styles.form} onSubmit={submit}>
      <Text tone="muted" size="small">
        Write down a phone call or a visit. No one is notified.
      </Text>
      <TextField {...field('name', 'Name')} autoComplete="off" />
      <div className={styles.pair}>
        <TextField {...field('phone', 'Phone')} type="tel" autoComplete="off" error={shown.phone} />
        <TextField
          {...field('email', 'Email')}
          type="email"
          autoComplete="off"
          error={shown.email}
        />
      </div>
      <TextField {...field('subject', 'Subject')} />
      <TextArea {...field('message', 'Message')} rows={4} />
      <Select
        name="service"
        label="Service"
        value={values.service}
        onChange={(service) => onChange({ ...values, service })}
        items={[{ value: NO_SERVICE, label: 'No service' }, ...services]}
      />
      {/* Enter in a field submits only a form with a submit button. */}
      <button type="submit" hidden />
    </Form>
  );
}

/**
 * Dialog in which a manager writes down a phone call as a message. It needs a phone number or an email
 * address. Closing it keeps the values.
 */
export function CallerDialog({ isOpen, onClose, onSave, ...form }: CallerDialogProps) {
  const [refusals, setRefusals] = useState(0);
  const save = () => {
    const { phone, email } = problemsOf(form.values);
    if (phone || email) return setRefusals(refusals + 1);
    setRefusals(0);
    onSave();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="New message from a caller"
      labels={{ close: 'Cancel' }}
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={save}>Save message</Button>
        </>
      }
    >
      <div className={compact}>
        <CallerForm {...form} onSubmit={save} refusals={refusals} />
      </div>
    </Dialog>
  );
}
