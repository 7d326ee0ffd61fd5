export { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx';
export { MobileMenuProvider, useMobileMenu } from './MobileMenuProvider.tsx';
export { MobileMenuTrigger, type MobileMenuTriggerProps } from './MobileMenuTrigger.tsx';
