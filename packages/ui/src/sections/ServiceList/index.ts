export { ServiceList, type ServiceListItem, type ServiceListProps } from './ServiceList.tsx';
