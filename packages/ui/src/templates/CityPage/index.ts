export { CityPage, type CityPageProps, type CityVoice } from './CityPage.tsx';
