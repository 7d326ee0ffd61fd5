export {
  defaultTableLabels,
  Table,
  type TableColumn,
  type TableLabels,
  type TableProps,
  type TableSort,
} from './Table.tsx';
