export { PostSearch, type PostSearchProps } from './PostSearch.tsx';
