export {
  type ProcessStep,
  ProcessTimeline,
  type ProcessTimelineProps,
} from './ProcessTimeline.tsx';
