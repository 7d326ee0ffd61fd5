export { LeadList, type LeadListProps } from './LeadList.tsx';
export { defaultLeadListLabels, type LeadListLabels } from './leadListLabels.ts';
