export { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';
export { defaultSelectionBarLabels, type SelectionBarLabels } from './selectionBarLabels.ts';
