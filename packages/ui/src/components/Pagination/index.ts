export { Pagination, type PaginationProps } from './Pagination.tsx';
export { pageCountOf, pageOf } from './pages.ts';
