import type { ReactNode } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { VisuallyHidden } from '../../text/index.ts';
import { FormContext } from '../Field/FormContext.ts';
import { form } from './Form.css.ts';
import { type FormOptions, useForm, useIsHydrated } from './useForm.ts';

export const defaultFormLabels = {
  /** Heard when a submit is refused. */
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
  /**
   * Where the browser posts the form by itself, without JavaScript. Left out, the form goes nowhere
   * until it is hydrated.
   */
  action?: string | undefined;
  /** Fields, HoneypotField, FormFailure, and FormSubmit. */
  children: ReactNode;
  /** Words of its own. */
  labels?: Partial<FormLabels>;
}

/**
 * Checks on submit, then on change for fields that had an error; announces errors and focuses the
 * first. With `validationBehavior="native"` the browser checks `required` and the types, and its words
 * stand at the fields, as they do until hydration in every form. Keeps values while sending fails, over
 * a reload, and those typed before hydration; empties itself after success
 * (docs/behavior.md#form-delivery). Renders `<form method="post">`, so that nothing personal lands in
 * an address, and without an action `method="dialog"`, which outside a dialog does nothing.
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
  const { refused } = { ...defaultFormLabels, ...labels };
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
