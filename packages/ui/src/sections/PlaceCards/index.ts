export { type PlaceCard, PlaceCards, type PlaceCardsProps } from './PlaceCards.tsx';
