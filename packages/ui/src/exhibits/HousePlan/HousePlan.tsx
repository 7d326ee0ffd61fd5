import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { createDraftStore } from '../../components/Form/draft.ts';
import { Container, Section, Stack } from '../../layout/index.ts';
import { List, type SectionOpening } from '../../sections/ListSection/ListSection.tsx';
import { SectionIntro } from '../../sections/SectionIntro/SectionIntro.tsx';
import { Text } from '../../text/index.ts';
import * as styles from './HousePlan.css.ts';

export interface PlanItem {
  /** Its name, which is also the value of its check box. */
  label: string;
  /** Its price, such as "From about $1,500". */
  price: ReactNode;
  /** A fact about it, such as how long it takes. */
  detail?: ReactNode;
  /** SVG of its light, of the drawing's shape. It shows while the item is checked. */
  light: ReactNode;
}

export interface HousePlanProps extends SectionOpening {
  /** Up to eight items. */
  items: readonly PlanItem[];
  /** SVG of the plan, with the lights off. */
  drawing: ReactNode;
  /** Names the list. */
  legend: ReactNode;
  /** Field name of the check boxes. */
  name: string;
  /** Id of the form that sends them. */
  form?: string;
  /** Session storage key that keeps the list for a reload. Without it, it isn't kept. */
  storageKey?: string;
  /** Called with the labels of the checked items, at first and after each change. */
  onChange?: (labels: string[]) => void;
  /** Content below the list, such as a total and a link to the form. */
  children?: ReactNode;
}

/**
 * Plan of a house beside a list of what could be in it. The plan lights up where an item is checked. That
 * works without JavaScript, and the check boxes belong to a form elsewhere on the page. Renders nothing
 * without items.
 *
 * - For a place whose features are explained: use FeatureMap.
 * - For a room whose lamps are dimmed: use LightRoom.
 */
export function HousePlan({
  items,
  drawing,
  legend,
  name,
  form,
  storageKey,
  onChange,
  children,
  id,
  ...opening
}: HousePlanProps) {
  const headingId = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const draft = useMemo(() => createDraftStore(storageKey, () => sessionStorage), [storageKey]);

  const report = () => {
    const checked = fieldset.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    const labels = [...checked].map(({ value }) => value);
    draft.write(Object.fromEntries(labels.map((label) => [label, 'on'])));
    onChange?.(labels);
  };
  const reportOnce = useEffectEvent(report);

  useEffect(() => {
    // Visitors may have checked boxes before hydration.
    const boxes = [...(fieldset.current?.querySelectorAll('input') ?? [])];
    for (const box of boxes) box.checked ||= draft.read(box.value) !== undefined;
    if (boxes.some(({ checked }) => checked)) reportOnce();
    // A form is still filled in when it announces its reset.
    const afterReset = () => setTimeout(reportOnce);
    const owner = fieldset.current?.form;
    owner?.addEventListener('reset', afterReset);
    return () => owner?.removeEventListener('reset', afterReset);
  }, [draft]);

  if (items.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} tone="lamp" id={id}>
      <Container>
        <SectionIntro {...opening} headingId={headingId} layout="split" />
        <div className={styles.spread}>
          <div className={styles.plan} dir="ltr">
            {items.map(({ label, light }) => (
              <div key={label} className={styles.light}>
                {light}
              </div>
            ))}
            {drawing}
          </div>
          <Stack gap="sm" align="start">
            <fieldset ref={fieldset} form={form} onChange={report} className={styles.fieldset}>
              <legend className={styles.fieldset}>
                <Text as="span" size="label" tone="accent">
                  {legend}
                </Text>
              </legend>
              <List>
                {items.map(({ label, price, detail }, index) => (
                  <li key={label}>
                    <label className={styles.item}>
                      <input
                        type="checkbox"
                        name={name}
                        value={label}
                        form={form}
                        aria-labelledby={`${headingId}name${index}`}
                        aria-describedby={`${headingId}facts${index}`}
                        className={styles.box}
                      />
                      <span id={`${headingId}name${index}`} className={styles.name}>
                        {label}
                      </span>
                      <span id={`${headingId}facts${index}`} className={styles.facts}>
                        <Text as="span" size="small">
                          {price}
                        </Text>{' '}
                        {detail !== undefined && (
                          <span className={styles.detail}>
                            <Text as="span" size="small" tone="muted">
                              {detail}
                            </Text>
                          </span>
                        )}
                      </span>
                    </label>
                  </li>
                ))}
              </List>
            </fieldset>
            {children}
          </Stack>
        </div>
      </Container>
    </Section>
  );
}
