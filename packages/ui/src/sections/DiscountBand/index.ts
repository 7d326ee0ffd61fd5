export { DiscountBand, type DiscountBandProps } from './DiscountBand.tsx';
