export {
  LeadDetails,
  type LeadDetailsProps,
  type LeadHistory,
  type LeadNote,
} from './LeadDetails/index.ts';
export {
  ANY,
  LeadFilters,
  type LeadFiltersProps,
  type LeadFilterValues,
  noLeadFilters,
} from './LeadFilters/index.ts';
export { LeadLayout, type LeadLayoutProps } from './LeadLayout/index.ts';
export { LeadList, type LeadListProps } from './LeadList/index.ts';
export { LeadNotices, type LeadNoticesProps } from './LeadNotices/index.ts';
export { LeadSelectionBar, type LeadSelectionBarProps } from './LeadSelectionBar/index.ts';
export { type LeadTab, LeadTabs, type LeadTabsProps } from './LeadTabs/index.ts';
export type { Lead, LeadStatus, LeadTime } from './lead.ts';
