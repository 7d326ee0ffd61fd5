import type { ReactNode } from 'react';
import { Actions, type SectionAction } from '../../sections/Actions/Actions.tsx';
import { PageIntro } from '../../sections/PageIntro/PageIntro.tsx';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import * as styles from './ArticleError.css.ts';

export interface ArticleErrorProps {
  /** The page's `<h1>`. */
  heading?: ReactNode;
  /** The error, such as 'Blog post not found' (docs/behavior/data.md#errors). */
  message?: ReactNode;
  /** Links to other pages, such as the list of posts. The first is the primary one. */
  actions?: readonly SectionAction[];
}

/** Error message in place of an article, announced to screen readers. */
export function ArticleError({
  heading: ownHeading,
  message: ownMessage,
  actions = [],
}: ArticleErrorProps) {
  const message = useLabel(
    'ArticleError',
    'message',
    'Something went wrong while loading the blog post.',
    ownMessage,
  );
  const heading = useLabel('ArticleError', 'heading', 'Oops! Blog Post Not Found', ownHeading);
  return (
    <div className={styles.root}>
      <PageIntro
        heading={heading}
        lead={
          <span role="alert" className={styles.message}>
            {message}
          </span>
        }
      >
        <Actions items={actions} />
      </PageIntro>
    </div>
  );
}
