export { LeadLayout, type LeadLayoutProps } from './LeadLayout.tsx';
