export { ToastRegion, type ToastRegionProps } from './LazyToastRegion.tsx';
export {
  createToastQueue,
  type ToastHandle,
  type ToastQueue,
  toast,
  toastQueue,
} from './toastQueue.ts';
export type { ToastAction, ToastMessage, ToastVariant } from './toastState.ts';
