import { Fragment, type ReactNode, useId } from 'react';
import * as frames from './examples.css.ts';
import * as styles from './guide.css.ts';
import type { Example, Guide, KeyRow } from './guide.ts';

export function GuideChapter({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
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
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line} className={isHeard ? styles.heard : undefined}>
          {line}
        </li>
      ))}
    </ul>
  );
}

export function GuideProperties({
  properties,
}: {
  properties: NonNullable<Guide['customProperties']>;
}) {
  return (
    <table className={styles.rows}>
      <tbody>
        {properties.map(({ name, does }) => (
          <tr key={name}>
            <th scope="row" className={`${styles.cell} ${styles.keys}`}>
              <code>{name}</code>
            </th>
            <td className={styles.cell}>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const words: Record<string, string> = { ' ': 'Space', Escape: 'Esc' };
const spell = (key: string) => words[key] ?? key.replace(/^Arrow(\w+)$/, '$1 arrow');

/** The keys of `{Shift>}{Tab}{/Shift}`: Shift, Tab. Releases are left out, and typed text is one entry. */
export const keysOf = (keys: string) =>
  [...keys.matchAll(/\{(\/?)([^}>]+)>?\}|[^{]+/g)]
    .filter(([, release]) => !release)
    .map(([typed, , key]) => spell(key ?? typed));

export function GuideKeyboard({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <table className={styles.rows}>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.of} ${row.keys} ${row.does}`}>
            <th scope="row" className={`${styles.cell} ${styles.keys}`}>
              {keysOf(row.keys).map((key, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one key may be pressed twice.
                <Fragment key={index}>
                  {index > 0 && ' '}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </th>
            <td className={styles.cell}>
              {row.of && `${row.of}: `}
              {row.does}
              {'by' in row && <span className={styles.note}> The browser does this.</span>}
            </td>
          </tr>
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
    <div className={frames.examples}>
      {all.map(({ verdict, why, example }) => (
        <figure key={why} className={frames.example}>
          <div className={frames.stage}>{example}</div>
          <figcaption className={frames.verdict} data-verdict={verdict}>
            <span className={frames.word}>{verdicts[verdict]}</span> {why}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
