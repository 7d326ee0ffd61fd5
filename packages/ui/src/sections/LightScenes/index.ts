export { type LightScene, LightScenes, type LightScenesProps } from './LightScenes.tsx';
