export { type AreaPageProps, CommercialPage, ResidentialPage } from './AreaPage.tsx';
