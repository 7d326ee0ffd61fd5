export { LeadDetails, type LeadDetailsProps } from './LeadDetails/LeadDetails.tsx';
export type { LeadHistory, LeadNote } from './LeadDetails/LeadDetailsHistory.tsx';
export {
  ANY,
  LeadFilters,
  type LeadFiltersProps,
  type LeadFilterValues,
  noLeadFilters,
} from './LeadFilters/LeadFilters.tsx';
export { LeadLayout, type LeadLayoutProps } from './LeadLayout/LeadLayout.tsx';
export { LeadList, type LeadListProps } from './LeadList/LeadList.tsx';
export { LeadNotices, type LeadNoticesProps } from './LeadNotices/LeadNotices.tsx';
export {
  LeadSelectionBar,
  type LeadSelectionBarProps,
} from './LeadSelectionBar/LeadSelectionBar.tsx';
export { type LeadTab, LeadTabs, type LeadTabsProps } from './LeadTabs/LeadTabs.tsx';
export type { Lead, LeadStatus, LeadTime } from './lead.ts';
