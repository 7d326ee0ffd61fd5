export { PublishStatus } from './PublishStatus.tsx';
