export { OpeningHours, type OpeningHoursProps, type OpeningLine } from './OpeningHours.tsx';
