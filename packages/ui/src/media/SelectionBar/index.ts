export { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';
export type { SelectionFailure } from './SelectionBarResult.tsx';
export { defaultSelectionBarWords, type SelectionBarWords } from './selectionBarWords.ts';
