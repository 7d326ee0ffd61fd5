import { useMatches } from 'react-router';

/** What a route tells the layout about itself, by `export const handle`. */
export interface RouteHandle {
  /** `eager`: hydrates right after the first paint, for screens that are nothing without the app. */
  hydration?: 'eager';
  /** `overImage`: the bar lies over a picture. `solid`: opaque from the start, as on articles. */
  headerVariant?: 'overImage' | 'solid';
  /** The page has a section `#contact` of its own. */
  hasContact?: boolean;
}

/** The handle of the page shown; a parent's words stand where the page says nothing. */
export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return Object.assign({}, ...handles);
}
