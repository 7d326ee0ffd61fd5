export {
  ANY,
  defaultLeadFiltersLabels,
  LeadFilters,
  type LeadFiltersLabels,
  type LeadFiltersProps,
  type LeadFilterValues,
  noLeadFilters,
} from './LeadFilters.tsx';
