export { DarkRoom, type DarkRoomProps } from './DarkRoom.tsx';
