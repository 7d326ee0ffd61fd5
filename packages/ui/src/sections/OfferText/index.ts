export { OfferText, type OfferTextProps } from './OfferText.tsx';
