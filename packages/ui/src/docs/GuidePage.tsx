import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { ThemeProvider } from '../theme/index.ts';
import {
  GuideChapter,
  GuideExamples,
  GuideKeyboard,
  GuideList,
  GuideProperties,
} from './GuideChapters.tsx';
import * as styles from './guide.css.ts';
import type { Guide } from './guide.ts';

function Head({ title, tags }: { title: string; tags: readonly string[] }) {
  const places = title.split('/');
  const status = tags.includes('experimental') ? 'experimental' : 'stable';
  return (
    <header className={styles.head}>
      <span className={styles.place}>{places.slice(0, -1).join(' / ')}</span>
      <h1 className={styles.title}>{places.at(-1)}</h1>
      <span className={styles.status} data-status={status}>
        {status === 'stable' ? 'Stable' : 'Experimental: it may still change its shape'}
      </span>
    </header>
  );
}

function Rules({ avoid, dos = [], donts = [], theme }: Guide & { theme: string }) {
  return (
    <>
      <GuideChapter title="Not when">
        <GuideList lines={avoid} />
      </GuideChapter>
      {dos.length + donts.length > 0 && (
        <GuideChapter title="Do and don’t">
          <GuideExamples dos={dos} donts={donts} theme={theme} />
        </GuideChapter>
      )}
    </>
  );
}

function Senses({ keyboard = [], screenReader = [], customProperties = [] }: Guide) {
  return (
    <>
      {keyboard.length > 0 && (
        <GuideChapter title="Keyboard">
          <GuideKeyboard rows={keyboard} />
        </GuideChapter>
      )}
      {screenReader.length > 0 && (
        <GuideChapter title="What a screen reader says">
          <GuideList lines={screenReader} isHeard />
        </GuideChapter>
      )}
      {customProperties.length > 0 && (
        <GuideChapter title="Custom properties">
          <GuideProperties properties={customProperties} />
        </GuideChapter>
      )}
    </>
  );
}

/** The docs page shows no story by itself, so any story of the component knows the toolbar's theme. */
function useToolbarTheme(): string {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const [story] = componentStories();
  return story ? getStoryContext(story).globals.theme : 'dark';
}

/** A component's page: what it is for, itself, when not, its keys, its voice, its props, its states. */
export function GuidePage() {
  const { preparedMeta } = useOf<'meta'>('meta');
  const { title, parameters, tags = [], subcomponents } = preparedMeta;
  const guide: Guide | undefined = parameters.guide;
  const isAlone = parameters.docs.story?.inline === false;
  const theme = useToolbarTheme();
  return (
    <ThemeProvider>
      <div className={`sb-unstyled ${styles.sheet}`}>
        <Head title={title} tags={tags} />
        {guide && <p className={styles.lead}>{guide.use}</p>}
      </div>
      {!guide && <Description />}
      <Primary />
      {guide && (
        <div className={`sb-unstyled ${styles.sheet}`}>
          <Rules {...guide} theme={theme} />
          <Senses {...guide} />
        </div>
      )}
      <h2>Props</h2>
      {guide && <Description />}
      {!isAlone && (subcomponents ? <ArgTypes /> : <Controls />)}
      {!isAlone && <Stories title="States" includePrimary={false} />}
    </ThemeProvider>
  );
}
