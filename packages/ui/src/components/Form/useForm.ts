import {
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FormContextValue } from '../Field/FormContext.ts';
import { createDraftStore } from './draft.ts';
import { type FormErrors, initialFormState, reduceForm } from './formState.ts';
import type { Validate, Verdict } from './validateWith.ts';

/** Signals about who filled in the form. */
export interface SpamSignals {
  /** Value of the honeypot field. */
  honeypot: string;
  /** Milliseconds since the form was first visible. */
  elapsedMs: number;
}

export interface FormOptions<Name extends string> {
  /**
   * Validates all values. Null when they are valid. See `validateWith` for schemas. It is first called
   * when the form gets the focus, so that a schema has time to load.
   */
  validate?: Validate<Name>;
  /**
   * Resolve with errors by field name to show them at the fields, as `validate` does. Reject to keep the
   * values and show FormFailure.
   */
  onSubmit: (
    values: Record<Name, string>,
    signals: SpamSignals,
  ) => void | Promise<void> | Promise<Verdict<Name>>;
  /** Called after the form was sent and emptied, for example to show a toast. */
  onSuccess?: () => void;
  /** Called with the error when the form could not be sent. */
  onFailure?: (error: unknown) => void;
  /** Session storage key that keeps the values until they are sent. Without it they aren't kept. */
  storageKey?: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isUnchecked = (control: Control) =>
  control instanceof HTMLInputElement &&
  /^(checkbox|radio)$/.test(control.type) &&
  !control.checked;

/** The form's named controls in reading order, without the honeypot and unchecked boxes. */
const controlsOf = (form: HTMLFormElement | null, honeypot: HTMLInputElement | null) =>
  [...(form?.elements ?? [])]
    .filter(isControl)
    .filter((each) => each.name !== '' && each !== honeypot && !isUnchecked(each));

/** Joins the values of a name that several check boxes have. */
const valuesOf = (controls: readonly Control[]): Record<string, string> => {
  const values: Record<string, string> = {};
  for (const { name, value } of controls)
    values[name] = name in values ? `${values[name]}, ${value}` : value;
  return values;
};

/** Returns the values that may be stored: typed text, but no passwords. */
const persistable = (controls: readonly Control[]) =>
  controls.filter(({ type }) => !/^(password|hidden|checkbox|radio)$/.test(type));

const hasErrors = (errors: unknown): errors is FormErrors => Object.keys(errors ?? {}).length > 0;

const nonEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const never = () => () => {};

/** React Aria checks a field again when its value is committed, so the browser's message would stay until then. */
function clearMessage(target: EventTarget) {
  if (target instanceof Element && target.matches('[aria-invalid="true"]:valid'))
    target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** False on the server and during hydration, then true. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Returns milliseconds since the form became visible: since the page started if the form was in its
 * HTML (hydration may be much later), or else since it appeared.
 */
function useElapsed(): () => number {
  const isHydrated = useIsHydrated();
  const [cameWithPage] = useState(!isHydrated);
  const startedAt = useRef(0);
  useEffect(() => {
    startedAt.current = cameWithPage ? 0 : performance.now();
  }, [cameWithPage]);
  return () => performance.now() - startedAt.current;
}

/** Connects a form's element, its state, and its draft. */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { validate, onSubmit, onSuccess, onFailure, storageKey } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  const elapsed = useElapsed();
  const [state, dispatch] = useReducer(reduceForm, initialFormState);
  const draft = useMemo(() => createDraftStore(storageKey, () => sessionStorage), [storageKey]);

  const controls = () => controlsOf(formRef.current, honeypotRef.current);
  const read = () => valuesOf(controls()) as Record<Name, string>;
  const judge = () => validate?.(read()) ?? null;
  const keep = () => draft.write(valuesOf(persistable(controls())));

  // React wasn't listening when text was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useLayoutEffect(() => {
    const typed = nonEmpty(valuesOf(persistable(controls())));
    if (Object.keys(typed).length > 0) draft.merge(typed);
  }, []);

  // After the render that shows the message, so that screen readers announce it with the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal moves focus once.
  useEffect(() => {
    if (state.refusals > 0)
      controls()
        .find(({ name }) => name in state.errors)
        ?.focus();
  }, [state.refusals]);

  const send = async () => {
    const values = read();
    const signals = { honeypot: honeypotRef.current?.value ?? '', elapsedMs: elapsed() };
    const verdict = judge();
    if (!(verdict instanceof Promise) && hasErrors(verdict)) {
      return dispatch({ type: 'refused', errors: verdict });
    }
    dispatch({ type: 'sent' });
    try {
      const errors = await verdict;
      if (hasErrors(errors)) return dispatch({ type: 'refused', errors });
      const refused = await onSubmit(values, signals);
      if (hasErrors(refused)) return dispatch({ type: 'refused', errors: refused });
    } catch (error) {
      dispatch({ type: 'failed' });
      return onFailure?.(error);
    }
    dispatch({ type: 'succeeded' });
    formRef.current?.reset();
    draft.clear();
    onSuccess?.();
  };

  const { status, errors, refusals } = state;
  const context: FormContextValue = { status, errors, honeypotRef, readDraft: draft.read };
  return {
    context,
    refusals,
    ref: formRef,
    onFocus: () => {
      // If the validator can't be loaded now, the submit retries and reports it.
      Promise.resolve(judge()).catch(() => {});
    },
    onChange: ({ target }: FormEvent<HTMLFormElement>) => {
      keep();
      clearMessage(target);
      const verdict = state.watched.size > 0 && judge();
      // A promise means that the validator is still loading, which a refused submit rules out.
      if (verdict !== false && !(verdict instanceof Promise)) {
        dispatch({ type: 'changed', errors: (verdict ?? {}) as FormErrors });
      }
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      send().finally(() => {
        isSending.current = false;
      });
    },
  };
}
