export { SelectionBar, type SelectionBarProps, type SelectionFailure } from './SelectionBar.tsx';
export { defaultSelectionBarWords, type SelectionBarWords } from './selectionBarWords.ts';
