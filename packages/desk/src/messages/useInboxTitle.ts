import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { deskSite } from '../site.ts';

const inboxTitle = () => `Messages - ${deskSite().name}`;

/** Shows the number of new messages in the page's title, for managers in another tab. */
export function useInboxTitle(count: number): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router sets the route's title at each step
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${inboxTitle()}` : inboxTitle();
  }, [count, key]);
  // A sign-out on this page hides the messages and their number.
  useEffect(
    () => () => {
      if (document.title.endsWith(inboxTitle())) document.title = inboxTitle();
    },
    [],
  );
}
