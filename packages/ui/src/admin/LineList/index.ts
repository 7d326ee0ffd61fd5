export { LineList, type LineListProps } from './LineList.tsx';
