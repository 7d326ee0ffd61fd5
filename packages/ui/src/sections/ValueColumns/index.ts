export { ValueColumns, type ValueColumnsProps } from './ValueColumns.tsx';
export {
  type ValueColumn,
  ValueColumnsList,
  type ValueColumnsListProps,
} from './ValueColumnsList.tsx';
