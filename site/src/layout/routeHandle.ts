import { useMatches } from 'react-router';

/** A route's settings for the layout, in `export const handle`. */
export interface RouteHandle {
  /** `eager` hydrates right after the first paint, for screens that need the app. */
  hydration?: 'eager';
  /** `admin`: the screen has its own bars (AdminFrame), without the site's header and footer. */
  frame?: 'admin';
  /** `overImage`: the bar is over a picture. `solid`: always opaque, as on articles. */
  headerVariant?: 'overImage' | 'solid';
  /** Whether the page has its own `#contact` section. */
  hasContact?: boolean;
}

/** The handle of the current page. Missing values come from its parent. */
export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return Object.assign({}, ...handles);
}
