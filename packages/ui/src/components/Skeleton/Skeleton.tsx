import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../text/index.ts';
import * as styles from './Skeleton.css.ts';

type Shape = NonNullable<NonNullable<RecipeVariants<typeof styles.skeleton>>['shape']>;

export interface SkeletonProps {
  /** Shape of the content. `picture` has a ratio of 16:9, so that nothing moves when the image loads. */
  shape?: Shape;
  /** Lines of `text`. The last one is shorter. */
  lines?: number;
}

/** Placeholder for content that is loading. Screen readers skip it, so put it in a SkeletonGroup. */
export function Skeleton({ shape = 'text', lines = 3 }: SkeletonProps) {
  const indexes = shape === 'text' ? Array.from({ length: lines }, (_, index) => index) : [];
  return (
    <span aria-hidden className={styles.skeleton({ shape })}>
      {indexes.map((index) => (
        <span key={index} className={styles.line} />
      ))}
    </span>
  );
}

export interface SkeletonGroupProps {
  /** The skeletons, in the shape of the content. */
  children: ReactNode;
  /** Announced once for the whole group. */
  label?: string;
}

/** Group of Skeletons that announces what is loading. Renders `<div role="status" aria-busy>`. */
export function SkeletonGroup({ children, label = 'Loading...' }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
