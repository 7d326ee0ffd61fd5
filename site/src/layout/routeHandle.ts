import { useMatches } from 'react-router';

/** What a route tells the layout about itself, by `export const handle`. */
export interface RouteHandle {
  /**
   * When the page hydrates without a sign of a person. `eager`: right after the first paint, for screens
   * that are nothing without it. `loaded`: a second after it has loaded, for forms and live data.
   */
  hydration?: 'eager' | 'loaded';
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
