export {
  AdminFrame,
  type AdminFrameLabels,
  type AdminFrameProps,
  type AdminLink,
  defaultAdminFrameLabels,
} from './AdminFrame.tsx';
