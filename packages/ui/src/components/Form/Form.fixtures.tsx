import * as z from 'zod/mini';
import { Stack } from '../../layout/index.ts';
import { Link, Text } from '../../text/index.ts';
import { DateField } from '../DateField/DateField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormFailure, type FormProps, FormSubmit, HoneypotField } from './index.ts';
import { validateWith } from './validateWith.ts';

/** The consultation form (docs/behavior/forms.md#form-fields). */
export const consultationSchema = z.object({
  name: z.string().check(z.minLength(2, 'Name must be at least 2 characters.')),
  email: z.email('Please enter a valid email address.'),
  phone: z.string().check(z.minLength(10, 'Please enter a valid phone number.')),
  message: z.string().check(z.minLength(10, 'Message must be at least 10 characters.')),
});

export function ConsultationForm({
  validate = validateWith(consultationSchema),
  ...props
}: Omit<FormProps<string>, 'children'>) {
  return (
    <Form {...props} validate={validate}>
      <TextField name="name" label="Name" isRequired autoComplete="name" />
      <TextField name="email" label="Email" type="email" isRequired autoComplete="email" />
      <TextField name="phone" label="Phone" type="tel" isRequired autoComplete="tel" />
      <DateField
        name="preferredDate"
        label="Preferred Consultation Date"
        labels={{ optional: 'optional' }}
        hint="Let us know when you’d prefer to meet"
      />
      <TextArea name="message" label="Project Details" isRequired />
      <HoneypotField />
      <FormFailure>
        <Text as="div" size="small">
          Call <Link href="tel:+19565550142">(956) 555-0142</Link> or write to{' '}
          <Link href="mailto:customdesigns@example.com">customdesigns@example.com</Link>.
        </Text>
      </FormFailure>
      <Stack direction="row">
        <FormSubmit>Submit Request</FormSubmit>
      </Stack>
    </Form>
  );
}
