export { LeadDetails } from './LeadDetails/LeadDetails.tsx';
export type { LeadHistory, LeadNote } from './LeadDetails/LeadDetailsHistory.tsx';
export {
  ANY,
  LeadFilters,
  type LeadFilterValues,
  noLeadFilters,
} from './LeadFilters/LeadFilters.tsx';
export { LeadLayout } from './LeadLayout/LeadLayout.tsx';
export { LeadList } from './LeadList/LeadList.tsx';
export { LeadNotices } from './LeadNotices/LeadNotices.tsx';
export { LeadSelectionBar } from './LeadSelectionBar/LeadSelectionBar.tsx';
export { LeadTabs } from './LeadTabs/LeadTabs.tsx';
export type { Lead, LeadStatus, LeadTime } from './lead.ts';
