export { LeadDetails, type LeadDetailsProps } from './LeadDetails.tsx';
export type { LeadHistory, LeadNote } from './LeadDetailsHistory.tsx';
export { defaultLeadDetailsLabels, type LeadDetailsLabels } from './leadDetailsLabels.ts';
