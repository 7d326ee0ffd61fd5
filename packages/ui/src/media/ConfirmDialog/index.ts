export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmDialogWords,
  defaultConfirmDialogWords,
} from './ConfirmDialog.tsx';
