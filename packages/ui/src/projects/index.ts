export {
  AlbumPictureDialog,
  type AlbumPictureDialogProps,
} from './AlbumPictureDialog/AlbumPictureDialog.tsx';
export {
  type AlbumItem,
  AlbumPictures,
  type AlbumPicturesProps,
} from './AlbumPictures/AlbumPictures.tsx';
