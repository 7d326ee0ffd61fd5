export { RoomShowcase, type RoomShowcaseProps } from './RoomShowcase.tsx';
