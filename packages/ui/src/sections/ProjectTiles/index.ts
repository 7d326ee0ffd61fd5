export { type ProjectTile, ProjectTiles, type ProjectTilesProps } from './ProjectTiles.tsx';
