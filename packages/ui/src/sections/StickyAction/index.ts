export { StickyAction, type StickyActionProps } from './StickyAction.tsx';
