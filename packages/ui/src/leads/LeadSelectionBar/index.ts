export {
  defaultLeadSelectionBarLabels,
  LeadSelectionBar,
  type LeadSelectionBarLabels,
  type LeadSelectionBarProps,
} from './LeadSelectionBar.tsx';
