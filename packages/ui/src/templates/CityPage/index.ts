export { CityPage, type CityPageProps } from './CityPage.tsx';
export type { CityVoice } from './cityVoice.ts';
