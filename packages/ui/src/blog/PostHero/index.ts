export { PostHero, type PostHeroProps } from './PostHero.tsx';
