export {
  defaultLeadNoticesLabels,
  LeadNotices,
  type LeadNoticesLabels,
  type LeadNoticesProps,
} from './LeadNotices.tsx';
