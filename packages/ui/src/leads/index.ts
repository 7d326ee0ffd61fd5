export {
  CallerDialog,
  type CallerValues,
  NO_SERVICE,
  noCaller,
} from './CallerDialog/CallerDialog.tsx';
export { LeadDetails } from './LeadDetails/LeadDetails.tsx';
export type { LeadHistory, LeadNote } from './LeadDetails/LeadDetailsHistory.tsx';
export type { SenderMessage } from './LeadDetails/LeadDetailsSender.tsx';
export {
  ANY,
  LeadFilters,
  type LeadFilterValues,
  noLeadFilters,
} from './LeadFilters/LeadFilters.tsx';
export { LeadLayout } from './LeadLayout/LeadLayout.tsx';
export { LeadList } from './LeadList/LeadList.tsx';
export { LeadNoteText } from './LeadNoteText/LeadNoteText.tsx';
export { FailedChanges, LeadNotices } from './LeadNotices/LeadNotices.tsx';
export { LeadSelectionBar } from './LeadSelectionBar/LeadSelectionBar.tsx';
export { excerptOf, type Lead, type LeadFlag, type LeadStatus, type LeadTime } from './lead.ts';
