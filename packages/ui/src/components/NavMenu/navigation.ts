export interface NavLink {
  /** Visible text. */
  label: string;
  /** Address: a path of the site, a fragment, or a full URL. */
  href: string;
  /** Draws the link with low emphasis, as for a staff area. Default: false. */
  isQuiet?: boolean;
}

/** A link of a group, with a line that says what its page is about. */
export interface NavItem extends NavLink {
  /** One line of text. */
  description: string;
}

/** Links under one label: a panel of the NavMenu or a section of the MobileMenu. */
export interface NavGroup {
  /** Text of the button that opens the panel. Unique within the navigation. */
  label: string;
  /** The overview of the group. Pages below its path belong to the group. */
  featured: NavItem;
  /** The pages of the group. */
  items: readonly NavItem[];
}

/** Whether an entry of the navigation is a group of links. */
export const isGroup = (entry: NavLink | NavGroup): entry is NavGroup => 'items' in entry;

const withoutEndSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/** The value for `aria-current`. A trailing slash makes no difference, because some hosts add one. */
export function currentPage(href: string, currentPath: string | undefined): 'page' | undefined {
  if (currentPath === undefined) return undefined;
  return withoutEndSlash(href) === withoutEndSlash(currentPath) ? 'page' : undefined;
}

/** Whether a page is the overview of a group or lies below it. */
export function isInGroup({ featured }: NavGroup, currentPath: string | undefined): boolean {
  return currentPath !== undefined && `${currentPath}/`.startsWith(`${featured.href}/`);
}
