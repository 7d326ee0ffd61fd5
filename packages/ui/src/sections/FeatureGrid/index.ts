export { type Feature, FeatureGrid, type FeatureGridProps } from './FeatureGrid.tsx';
