import { useMatches } from 'react-router';
import type { Company } from '../content/schema/site.ts';

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
  /** The page's own phone number, from its loader's data. Other pages show the main number. */
  phoneOf?: (loaderData: unknown) => Company['phones']['main'];
}

/** The handle of the current page. Missing values come from its parent. */
export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return Object.assign({}, ...handles);
}

/** The page's own phone number, if it has one. */
export function usePagePhone() {
  const match = useMatches().at(-1);
  return (match?.handle as RouteHandle | undefined)?.phoneOf?.(match?.loaderData);
}
