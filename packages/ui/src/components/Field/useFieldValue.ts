import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { FieldContext } from './FieldContext.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

export interface FieldValue<Element extends Control> {
  value: string;
  onChange: (value: string) => void;
  controlRef: RefObject<Element | null>;
}

/**
 * A field's value, which may be older than React: what stands in the control when hydration reaches
 * it was typed by the visitor or filled in by the browser, and wins over everything else; then a
 * draft of the form; then the default. In a layout effect, because React writes its own value back
 * with the next render.
 */
export function useFieldValue<Element extends Control>(
  name: string,
  defaultValue: string,
): FieldValue<Element> {
  const controlRef = useRef<Element>(null);
  const { readDraft } = use(FieldContext);
  const [value, onChange] = useState(defaultValue);

  // biome-ignore lint/correctness/useExhaustiveDependencies: adopts once, when the control appears.
  useLayoutEffect(() => {
    const found = controlRef.current?.value ?? defaultValue;
    const adopted = found === defaultValue ? (readDraft(name) ?? found) : found;
    if (adopted !== defaultValue) onChange(adopted);
  }, []);

  return { value, onChange, controlRef };
}
