export { ResidentialPage, type ResidentialPageProps } from './ResidentialPage.tsx';
