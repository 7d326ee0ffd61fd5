export { NavMenu, type NavMenuProps } from './NavMenu.tsx';
export { currentPage, isGroup, type NavGroup, type NavItem, type NavLink } from './navigation.ts';
