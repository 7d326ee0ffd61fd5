export { type ShownArticle, toArticle } from './article.ts';
export { type Post, toPost } from './post.ts';
