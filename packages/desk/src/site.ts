import type { WeekHours } from '@custom-designs/supabase/factShapes';

/** What the managers' app needs to know of the site that mounts it. */
export interface DeskSite {
  /** The company's name. It's the author of posts that name none, and part of pages' titles. */
  readonly name: string;
  /** An IANA name, such as `America/Chicago`. Times and days are those at the office. */
  readonly timeZone: string;
  /** When the office is open, to suggest a day for the next call. */
  readonly hours: WeekHours;
  /** A price as pages write it, such as `$5,000`, or a range of two. Amounts are in dollars. */
  readonly priceText: (price: number | readonly number[]) => string;
}

let mounted: DeskSite | undefined;

/** Mounts the managers' app in a site. A site calls it once, before it shows a screen. */
export function mountDesk(site: DeskSite): void {
  mounted = site;
}

/** The site around the desk. @throws Error before `mountDesk` */
export function deskSite(): DeskSite {
  if (!mounted) throw new Error('No site has mounted the desk. Call mountDesk first.');
  return mounted;
}
