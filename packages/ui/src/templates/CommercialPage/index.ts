export { CommercialPage, type CommercialPageProps } from './CommercialPage.tsx';
