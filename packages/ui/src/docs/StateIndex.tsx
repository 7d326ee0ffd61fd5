import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { type Screen, StateThumbnail } from './StateThumbnail.tsx';
import * as styles from './stateIndex.css.ts';
import { groupStates, type IndexEntry } from './stateIndex.ts';

type Loaded = readonly IndexEntry[] | 'loading' | 'failed';

function useIndex(): Loaded {
  const [entries, setEntries] = useState<Loaded>('loading');
  useEffect(() => {
    fetch('index.json')
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, IndexEntry> }) =>
        setEntries(Object.values(index.entries)),
      )
      .catch(() => setEntries('failed'));
  }, []);
  return entries;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label className={styles.control}>
      {label}
      <select
        className={styles.field}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {Object.entries<string>(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const themes = { dark: 'Night', light: 'Noon' };
const screens = { desktop: 'Desk, 1280', phone: 'Phone, 390' };

/** Every component in every state, live, so that a review is a scroll. */
export function StateIndex() {
  const entries = useIndex();
  const [search, setSearch] = useState('');
  const [theme, setTheme] = useState<keyof typeof themes>('dark');
  const [screen, setScreen] = useState<Screen>('desktop');
  const words = useDeferredValue(search);
  if (entries === 'loading') return <p role="status">Reading the list of stories…</p>;
  if (entries === 'failed') return <p role="alert">Storybook’s index.json could not be read.</p>;
  const folders = groupStates(entries, words);
  const components = folders.flatMap(([, each]) => each);
  const count = components.reduce((sum, { states }) => sum + states.length, 0);
  const draw = (state: IndexEntry): ReactNode => (
    <li key={state.id}>
      <StateThumbnail state={state} theme={theme} screen={screen} />
    </li>
  );
  return (
    <div className={`sb-unstyled ${styles.sheet}`}>
      <search className={styles.controls}>
        <label className={styles.control}>
          Find
          <input
            type="search"
            className={styles.field}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <Choice label="Theme" value={theme} options={themes} onChange={setTheme} />
        <Choice label="Screen" value={screen} options={screens} onChange={setScreen} />
        <output className={styles.count}>
          {count} {count === 1 ? 'state' : 'states'} of {components.length}{' '}
          {components.length === 1 ? 'component' : 'components'}
        </output>
      </search>
      {count === 0 && <p>No component and no state is called that. Try a part of the name.</p>}
      {folders.map(([folder, each]) => (
        <section key={folder} aria-label={folder} className={styles.folder}>
          <h2 className={styles.folderName}>{folder}</h2>
          {each.map(({ title, name, isExperimental, states }) => (
            <section key={title} aria-label={name} className={styles.component}>
              <h3 className={styles.componentName}>
                {name}
                {isExperimental && <span className={styles.young}> experimental</span>}
              </h3>
              <ul className={styles.states} data-screen={screen}>
                {states.map(draw)}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}
