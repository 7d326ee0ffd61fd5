export { CityHero, type CityHeroProps } from './CityHero.tsx';
