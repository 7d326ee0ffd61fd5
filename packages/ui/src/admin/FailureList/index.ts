export {
  defaultFailureListLabels,
  type Failure,
  FailureList,
  type FailureListLabels,
  type FailureListProps,
} from './FailureList.tsx';
