export { MapOnClick, type MapOnClickProps } from './MapOnClick.tsx';
