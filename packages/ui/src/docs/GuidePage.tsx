import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import { Heading, Text } from '../text/index.ts';
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
      <div className={styles.place}>
        <Text size="label" tone="accent">
          {places.slice(0, -1).join(' / ')}
        </Text>
      </div>
      <Heading level={1} size="display">
        {places.at(-1)}
      </Heading>
      <span className={styles.status} data-status={status}>
        {status === 'stable' ? 'Stable' : 'Experimental: its props may still change'}
      </span>
    </header>
  );
}

function Rules({ avoid, dos = [], donts = [] }: Guide) {
  return (
    <>
      <GuideChapter title="When not to use it">
        <GuideList lines={avoid} />
      </GuideChapter>
      {dos.length + donts.length > 0 && (
        <GuideChapter title="Do and don’t">
          <GuideExamples dos={dos} donts={donts} />
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

type Story = NonNullable<ReturnType<ContextType<typeof DocsContext>['storyById']>>;

const isFramed = ({ parameters }: Story) => parameters.docs?.story?.inline === false;

/** Frames load only when they scroll into view, but a page with dozens of states is still too long. */
const mostStates = 12;

/**
 * A code sample as an app would write it. Storybook's own `transform` doesn't apply to generated
 * samples.
 */
const sampleOf = ({ parameters }: Story): string | undefined =>
  parameters.docs?.source?.code?.replaceAll(/\bfn\(\)/g, '() => {}');

/**
 * A story with `play` gets its own frame. Storybook runs `play` there, so it doesn't take the focus
 * or the window's corner from other stories.
 */
function State({ story }: { story: Story }) {
  const needsFrame = story.playFunction && !isFramed(story);
  return (
    <Canvas
      of={story.moduleExport}
      source={{ code: sampleOf(story) }}
      story={needsFrame ? { inline: false, height: '30rem' } : undefined}
    />
  );
}

function States() {
  const { componentStories } = useContext(DocsContext);
  const [primary, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  if (!primary || others.length === 0) return null;
  const shown = others.slice(0, mostStates - 1);
  const rest = others.slice(mostStates - 1);
  return (
    <>
      <h2>States</h2>
      {shown.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <h3>{story.name}</h3>
          <Description of={story.moduleExport} />
          <State story={story} />
        </Anchor>
      ))}
      {rest.length > 0 && (
        <ul>
          {rest.map(({ id, name }) => (
            <li key={id}>
              <a href={`?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * A component's page: its purpose, example, limits, keys, screen reader output, props, and states.
 */
export function GuidePage() {
  const { preparedMeta } = useOf<'meta'>('meta');
  const { componentStories } = useContext(DocsContext);
  const { title, parameters, tags = [], subcomponents } = preparedMeta;
  const guide: Guide | undefined = parameters.guide;
  const [primary] = componentStories();
  // Controls don't work in a frame.
  const hasControls = !subcomponents && primary && !isFramed(primary) && !primary.playFunction;
  return (
    <ThemeProvider>
      <div className={`sb-unstyled ${styles.sheet}`}>
        <Head title={title} tags={tags} />
        {guide && (
          <Text size="lead" tone="strong">
            {guide.use}
          </Text>
        )}
      </div>
      {!guide && <Description />}
      {primary && <State story={primary} />}
      {guide && (
        <div className={`sb-unstyled ${styles.sheet}`}>
          <Rules {...guide} />
          <Senses {...guide} />
        </div>
      )}
      <h2>Props</h2>
      {guide && <Description />}
      {hasControls ? <Controls /> : <ArgTypes />}
      <States />
    </ThemeProvider>
  );
}
