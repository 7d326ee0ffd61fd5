import { Fragment, type ReactNode, useId } from 'react';
import { Stack } from '../layout/index.ts';
import { Heading } from '../text/index.ts';
import * as styles from './guide.css.ts';
import type { Example, Guide, KeyRow } from './guide.ts';

export function GuideChapter({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <Heading level={2} size="subheading" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function GuideList({
  lines,
  isHeard = false,
}: {
  lines: readonly string[];
  isHeard?: boolean;
}) {
  return (
    <Stack as="ul" gap="xs">
      {lines.map((line) => (
        <li key={line} className={isHeard ? styles.heard : undefined}>
          {line}
        </li>
      ))}
    </Stack>
  );
}

interface RowProps {
  /** Keys, or the name of a custom property. */
  head: ReactNode;
  children: ReactNode;
}

function Row({ head, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={`${styles.cell} ${styles.keys}`}>
        {head}
      </th>
      <td className={styles.cell}>{children}</td>
    </tr>
  );
}

type CustomProperties = NonNullable<Guide['customProperties']>;

export function GuideProperties({ properties }: { properties: CustomProperties }) {
  return (
    <table className={styles.rows}>
      <tbody>
        {properties.map(({ name, does }) => (
          <Row key={name} head={<code>{name}</code>}>
            {does}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

const keyNames: Record<string, string> = { ' ': 'Space', Escape: 'Esc' };
const spell = (key: string) => keyNames[key] ?? key.replace(/^Arrow(\w+)$/, '$1 arrow');

/**
 * Lists the keys of `{Shift>}{Tab}{/Shift}`: Shift, Tab. Releases are omitted, and typed text is
 * one entry.
 */
const keysOf = (keys: string) =>
  [...keys.matchAll(/\{(\/?)([^}>]+)>?\}|[^{]+/g)]
    .filter(([, release]) => !release)
    .map(([typed, , key]) => spell(key ?? typed));

function Keys({ keys }: { keys: string }) {
  return keysOf(keys).map((key, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one key may be pressed twice
    <Fragment key={index}>
      {index > 0 && ' '}
      <kbd className={styles.key}>{key}</kbd>
    </Fragment>
  ));
}

export function GuideKeyboard({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <table className={styles.rows}>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.of} ${row.keys} ${row.does}`} head={<Keys keys={row.keys} />}>
            {row.of && `${row.of}: `}
            {row.does}
            {'by' in row && ' The browser does this.'}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

const verdicts = { do: 'Do.', dont: 'Don’t.' };

interface GuideExamplesProps {
  dos: readonly Example[];
  donts: readonly Example[];
}

export function GuideExamples({ dos, donts }: GuideExamplesProps) {
  const all = [
    ...dos.map((each) => ({ ...each, verdict: 'do' as const })),
    ...donts.map((each) => ({ ...each, verdict: 'dont' as const })),
  ];
  return (
    <div className={styles.examples}>
      {all.map(({ verdict, why, example }) => (
        <figure key={why} className={styles.example}>
          <div className={styles.stage}>{example}</div>
          <figcaption className={styles.verdict} data-verdict={verdict}>
            <strong>{verdicts[verdict]}</strong> {why}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
