export { InfoCards, type InfoCardsProps, type InfoNote } from './InfoCards.tsx';
