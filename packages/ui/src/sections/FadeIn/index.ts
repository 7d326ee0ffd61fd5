export { FadeIn } from './FadeIn.tsx';
