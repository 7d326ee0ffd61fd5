import { useDeletion } from '../record/useDeletion.ts';
import type { SignInGate } from '../SignInGate.ts';
import { albumsKey, deleteAlbum, restoreAlbums } from './adapter.ts';

export const listHref = '/admin/projects';
/** Without an id, the address of a new project. */
export const editHref = (id?: string) => `${listHref}/edit${id ? `?album=${id}` : ''}`;

export const deleteNote = 'Its pictures stay in the library.';

/** Deletes a project, and offers to undo that. */
export const useAlbumDeletion = (gate: SignInGate) =>
  useDeletion(gate, {
    what: 'project',
    queryKey: albumsKey,
    remove: deleteAlbum,
    restore: restoreAlbums,
  });
