export type { LeadCounts } from './countLeads.ts';
export { leadCache } from './leadCache.ts';
export { leadQueries, leadsKey } from './queries.ts';
export { listAllNotes, type StoredHistory } from './readHistory.ts';
export { type LeadQuestion, listAllLeads } from './readLeads.ts';
export type { ReportRow } from './readReports.ts';
export type { SenderLead } from './readSender.ts';
export { type Sent, sendChange } from './sendChange.ts';
