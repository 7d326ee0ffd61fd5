import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useSearchQuery } from '../../layout/useSearchQuery.ts';
import type { LeadSubject } from './LeadForm.tsx';
import { readOrigin } from './lead.ts';

/** Names of services and cities by slug. */
export type SubjectNames = Readonly<
  Record<'services' | 'cities', Readonly<Record<string, string>>>
>;

/**
 * The subject that the address of the contact page names, such as `?service=lighting-design`. The page
 * then opens at its form.
 */
export function useSubject(
  { services, cities }: SubjectNames,
  forms: RefObject<HTMLElement | null>,
): LeadSubject | undefined {
  const { service = '', city = '' } = readOrigin(useSearchQuery().toString());
  const label = services[service] ?? cities[city];
  // Back and Forward restore the position of the page. The first page has the key "default".
  const { key } = useLocation();
  const isStep = useNavigationType() === 'POP' && key !== 'default';
  useEffect(() => {
    if (label === undefined || isStep) return;
    const visible = [...(forms.current?.querySelectorAll('form') ?? [])].find(
      ({ offsetParent }) => offsetParent,
    );
    const isBelow = (visible?.getBoundingClientRect().top ?? 0) > innerHeight / 3;
    if (isBelow) visible?.scrollIntoView();
  }, [label, forms, isStep]);
  return label === undefined ? undefined : { label };
}
