export { SelectionBar, type SelectionBarProps, type SelectionFailure } from './SelectionBar.tsx';
export { defaultSelectionBarLabels, type SelectionBarLabels } from './selectionBarLabels.ts';
