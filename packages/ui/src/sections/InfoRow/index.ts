export { type InfoNote, InfoRow, type InfoRowProps } from './InfoRow.tsx';
