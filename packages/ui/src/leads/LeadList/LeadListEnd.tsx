import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as styles from './LeadList.css.ts';
import type { LeadListLabels } from './leadListLabels.ts';

interface LeadListEndProps {
  count: number;
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore?: () => void;
  words: LeadListLabels;
}

/** Loads before the end is reached, so that whoever scrolls need not wait. */
const AHEAD = '600px';

/** How many there are, and the way to more of them. */
export function LeadListEnd({ count, hasMore, isLoading, onLoadMore, words }: LeadListEndProps) {
  const ref = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(() => {
    if (!isLoading) onLoadMore?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when more rows have come
  useEffect(() => {
    const { current: end } = ref;
    if (!end || !hasMore) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [hasMore, count]);
  return (
    <div ref={ref} className={styles.end}>
      <p role="status">{words.shown(count)}</p>
      {hasMore && (
        <Button variant="ghost" size="compact" isPending={isLoading} onPress={onLoadMore}>
          {words.loadMore}
        </Button>
      )}
    </div>
  );
}
