import type { ReactNode } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { VisuallyHidden } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { FormContext } from '../Field/FormContext.ts';
import { form } from './Form.css.ts';
import { type FormOptions, useForm, useIsHydrated } from './useForm.ts';

export const defaultFormLabels = {
  /** Announced when a submit fails validation. */
  refused: (count: number) =>
    count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
};

export type FormLabels = typeof defaultFormLabels;

export interface FormProps<Name extends string>
  extends FormOptions<Name>,
    Pick<
      AriaFormProps,
      'aria-label' | 'aria-labelledby' | 'id' | 'autoComplete' | 'validationBehavior'
    > {
  /** URL that the browser posts to without JavaScript. Without it the form does nothing until hydration. */
  action?: string | undefined;
  /** Fields, HoneypotField, FormFailure, and FormSubmit. */
  children: ReactNode;
  /** Overrides the English labels. */
  labels?: Partial<FormLabels>;
}

/**
 * Form that validates its fields, announces errors, and keeps its values until they are sent. It validates
 * on submit, and then on each change of a field with an error. It focuses the first invalid field. With
 * `validationBehavior="native"` the browser checks `required` and the types, and its messages show at the
 * fields. Every form does so until hydration. Values survive a failed submit and a reload, including those
 * typed before hydration. After success the form is empty (docs/behavior/forms.md#form-delivery).
 *
 * Renders `<form method="post">`, so that no personal data gets into a URL. Without an action the method is
 * `dialog`, which does nothing outside a dialog.
 */
export function Form<Name extends string = string>(props: FormProps<Name>) {
  const {
    children,
    action,
    labels,
    validationBehavior = 'aria',
    validate: _validate,
    onSubmit: _onSubmit,
    onSuccess: _onSuccess,
    onFailure: _onFailure,
    storageKey: _storageKey,
    ...attributes
  } = props;
  const { context, refusals, ...own } = useForm<Name>(props);
  const { refused } = useLabels('Form', defaultFormLabels, labels);
  const isHydrated = useIsHydrated();
  return (
    <AriaForm
      {...attributes}
      {...own}
      action={action}
      method={action === undefined ? 'dialog' : 'post'}
      validationBehavior={isHydrated ? validationBehavior : 'native'}
      className={form}
    >
      <VisuallyHidden>
        <span role="alert">
          {refusals > 0 ? (
            <span key={refusals}>{refused(Object.keys(context.errors).length)}</span>
          ) : null}
        </span>
      </VisuallyHidden>
      <FormContext value={context}>{children}</FormContext>
    </AriaForm>
  );
}
