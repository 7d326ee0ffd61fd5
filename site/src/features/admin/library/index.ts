/* Apart from the other index, because the screens without pictures would load the library, too. */
export { usePictureChoice } from './usePictureChoice.tsx';
