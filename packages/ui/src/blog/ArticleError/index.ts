export { ArticleError, type ArticleErrorProps } from './ArticleError.tsx';
