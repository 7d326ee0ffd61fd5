import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/index.ts';
import { Stack } from '../../layout/index.ts';
import { PageIntro } from '../../sections/PageIntro/index.ts';
import * as styles from './ArticleError.css.ts';

export interface ArticleErrorProps {
  /** The page's one `<h1>`. */
  heading?: ReactNode;
  /** What went wrong, such as 'Blog post not found' (docs/behavior.md#errors). */
  message?: ReactNode;
  backLabel?: string;
  backHref?: string;
  homeLabel?: string;
  homeHref?: string;
}

/** In place of an article that cannot be shown; the message is announced. */
export function ArticleError({
  heading = 'Oops! Blog Post Not Found',
  message = 'Something went wrong while loading the blog post.',
  backLabel = 'Back to Blog',
  backHref = '/blog',
  homeLabel = 'Go Home',
  homeHref = '/',
}: ArticleErrorProps) {
  return (
    <PageIntro
      heading={heading}
      lead={
        <span role="alert" className={styles.message}>
          {message}
        </span>
      }
    >
      <Stack direction="row" gap="sm" wrap>
        <ButtonLink href={backHref}>{backLabel}</ButtonLink>
        <ButtonLink href={homeHref} variant="secondary">
          {homeLabel}
        </ButtonLink>
      </Stack>
    </PageIntro>
  );
}
