export { type LeadTab, LeadTabs, type LeadTabsProps } from './LeadTabs.tsx';
