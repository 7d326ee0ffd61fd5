export { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';
export type { SiteFooterContactProps } from './SiteFooterContact.tsx';
