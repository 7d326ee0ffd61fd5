export { NavMenu, type NavMenuProps } from './NavMenu.tsx';
export { currentPage, type NavGroup, type NavItem, type NavLink } from './navigation.ts';
