export { HeroName, type HeroNameProps } from './HeroName.tsx';
