export { type ShownArticle, toArticle } from './article.ts';
export { type Post, postRow, toPost } from './post.ts';
