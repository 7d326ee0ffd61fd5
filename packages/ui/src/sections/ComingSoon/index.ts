export { ComingSoon, type ComingSoonProps } from './ComingSoon.tsx';
