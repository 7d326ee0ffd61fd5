export { SelectionAction, type SelectionActionProps } from './SelectionAction.tsx';
export {
  defaultSelectionFrameLabels,
  SelectionFrame,
  type SelectionFrameLabels,
  type SelectionFrameProps,
} from './SelectionFrame.tsx';
