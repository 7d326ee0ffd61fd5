import { type ReactNode, useId } from 'react';
import * as notices from '../notices.css.ts';
import * as styles from './VersionChoice.css.ts';

export interface ContestedField {
  readonly name: string;
  readonly label: string;
  /** The value that someone else has stored, as text. */
  readonly theirs: string;
  /** The value of this screen, as text. */
  readonly mine: string;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

export interface VersionChoiceProps {
  /** What happened, and what to do. */
  message: string;
  /** The fields that two people changed. */
  fields: readonly ContestedField[];
  /** Buttons below the fields. */
  children?: ReactNode;
}

/** Alert with both versions of each field that two people changed, to choose from. */
export function VersionChoice({ message, fields, children }: VersionChoiceProps) {
  const id = useId();
  return (
    <div role="alert" className={`${notices.request} ${styles.choices}`}>
      <p>{message}</p>
      {fields.map(({ name, label, theirs, mine, isTheirs, onChoose }) => (
        <fieldset key={name} className={styles.choice}>
          <legend className={styles.title}>{label}</legend>
          {[
            { whose: 'Theirs:', text: theirs, isTheirOption: true },
            { whose: 'Mine:', text: mine, isTheirOption: false },
          ].map(({ whose, text, isTheirOption }) => (
            <label key={whose} className={styles.option}>
              <input
                type="radio"
                name={`${id}-${name}`}
                checked={isTheirs === isTheirOption}
                className={styles.radio}
                onChange={() => onChoose(isTheirOption)}
              />
              <span>
                <span className={styles.whose}>{whose}</span>{' '}
                <bdi className={styles.version}>{text || '(nothing)'}</bdi>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {children}
    </div>
  );
}
