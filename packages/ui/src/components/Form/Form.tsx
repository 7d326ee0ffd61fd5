import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../text/index.ts';
import { FieldContext } from '../Field/index.ts';
import { form } from './Form.css.ts';
import { FormContext } from './FormContext.ts';
import { type FormOptions, useForm } from './useForm.ts';

export interface FormProps<Name extends string>
  extends FormOptions<Name>,
    Pick<
      ComponentProps<'form'>,
      'aria-label' | 'aria-labelledby' | 'id' | 'autoComplete' | 'action'
    > {
  children: ReactNode;
  /** `native`: the browser checks `required` and the types, its words stand at the fields. */
  validation?: 'aria' | 'native';
  /** Heard when a submit is refused. */
  refusal?: (count: number) => string;
}

const defaultRefusal = (count: number) =>
  count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`;

/**
 * Checks on submit, then on change for fields that had an error; announces errors and focuses the
 * first. Keeps values while sending fails, over a reload, and those typed before hydration; empties
 * itself after success (docs/behavior.md#form-delivery). Renders `<form method="post">`, so that
 * without JavaScript nothing personal lands in an address.
 */
export function Form<Name extends string = string>(props: FormProps<Name>) {
  const {
    children,
    validation = 'aria',
    refusal = defaultRefusal,
    validate: _validate,
    onSubmit: _onSubmit,
    onSuccess: _onSuccess,
    onFailure: _onFailure,
    storageKey: _storageKey,
    ...attributes
  } = props;
  const { state, formRef, trapRef, readDraft, ...handlers } = useForm<Name>(props);
  const { status, errors, refusals } = state;
  return (
    <form
      {...attributes}
      {...handlers}
      ref={formRef}
      method="post"
      noValidate={validation === 'aria'}
      className={form}
    >
      <VisuallyHidden>
        <span role="alert">
          {refusals > 0 ? <span key={refusals}>{refusal(Object.keys(errors).length)}</span> : null}
        </span>
      </VisuallyHidden>
      <FormContext value={{ status, trapRef }}>
        <FieldContext value={{ errors, validation, isReadOnly: status === 'pending', readDraft }}>
          {children}
        </FieldContext>
      </FormContext>
    </form>
  );
}
