import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StateThumbnail } from './StateThumbnail.tsx';
import * as styles from './stateIndex.css.ts';

/** On a page of documentation no story is shown alone, so any of them tells how the toolbar is set. */
export function useToolbarTheme(): string {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const [story] = componentStories();
  return story ? getStoryContext(story).globals.theme : 'dark';
}

/** Every state small and live, each on a page of its own: for what cannot share one (`standsAlone`). */
export function SmallStates() {
  const { componentStories } = useContext(DocsContext);
  const theme = useToolbarTheme();
  const stories = componentStories().filter(({ tags }) => !tags.includes('test-fn'));
  return (
    <div className={`sb-unstyled ${styles.sheet}`}>
      <ul className={styles.states}>
        {stories.map((story) => (
          <li key={story.id}>
            <StateThumbnail
              state={{ id: story.id, name: story.name, title: story.title, type: 'story' }}
              theme={theme}
              screen="desktop"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
