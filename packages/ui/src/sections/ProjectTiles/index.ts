export {
  type ProjectTile,
  ProjectTileList,
  type ProjectTileListProps,
} from './ProjectTileList.tsx';
export { ProjectTileSkeletons } from './ProjectTileSkeletons.tsx';
export { ProjectTiles, type ProjectTilesProps } from './ProjectTiles.tsx';
