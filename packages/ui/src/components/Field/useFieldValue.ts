import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FieldContext } from './FieldContext.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldValue {
  value: string;
  onChange: (value: string) => void;
  controlRef: RefObject<Control | null>;
}

/**
 * A field's value, which may be older than React: what stands in the control when hydration reaches
 * it was typed by the visitor or filled in by the browser, and wins over everything else; then a
 * draft of the form; then the default. In a layout effect, because React writes its own value back
 * with the next render. A form that is reset brings the default back.
 */
export function useFieldValue(name: string, defaultValue: string): FieldValue {
  const controlRef = useRef<Control>(null);
  const { readDraft } = use(FieldContext);
  const [value, onChange] = useState(defaultValue);

  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts once, when the control appears.
  useLayoutEffect(() => {
    const found = controlRef.current?.value ?? defaultValue;
    const adopted = found === defaultValue ? (readDraft(name) ?? found) : found;
    if (adopted !== defaultValue) onChange(adopted);
  }, []);

  useEffect(() => {
    const form = controlRef.current?.form;
    const restore = () => onChange(defaultValue);
    form?.addEventListener('reset', restore);
    return () => form?.removeEventListener('reset', restore);
  }, [defaultValue]);

  return { value, onChange, controlRef };
}
