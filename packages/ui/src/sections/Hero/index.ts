export type { Film, FilmFile } from './film.ts';
export { Hero, type HeroProps } from './Hero.tsx';
