export { NotFoundScene, type NotFoundSceneProps } from './NotFoundScene.tsx';
