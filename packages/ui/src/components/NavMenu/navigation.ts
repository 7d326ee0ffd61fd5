/** One destination. */
export interface NavLink {
  name: string;
  path: string;
}

/** A destination with a one-line description (docs/behavior.md#content-structures). */
export interface NavItem extends NavLink {
  description: string;
}

/** One drop-down of the bar, one accordion section of the phone's menu. */
export interface NavGroup {
  id: string;
  label: string;
  columns: 1 | 2;
  /** Leads to the section's root. */
  featured: NavItem;
  items: readonly NavItem[];
  /** How many items the phone's menu lists; all with `null`. */
  mobileItemCount: number | null;
}

const withoutEndSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/** The value for `aria-current`: servers of prerendered pages may add a slash to the address. */
export function currentPage(path: string, currentPath: string | undefined): 'page' | undefined {
  if (currentPath === undefined) return undefined;
  return withoutEndSlash(path) === withoutEndSlash(currentPath) ? 'page' : undefined;
}

/** Whether a page lies in a group: the group's root or anything below it. */
export function isInGroup(group: NavGroup, currentPath: string | undefined): boolean {
  return currentPath !== undefined && `${currentPath}/`.startsWith(`${group.featured.path}/`);
}
