export { BlogRenderer, type BlogRendererProps } from './BlogRenderer.tsx';
