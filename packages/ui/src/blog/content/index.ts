export { imageAddress, linkAddress } from './address.ts';
export type {
  Article,
  ArticleImage,
  GallerySection,
  ImageSection,
  ListSection,
  Notice,
  RichText,
  Run,
  Section,
  TextSection,
} from './article.ts';
export { plainText } from './article.ts';
export { type Categorizable, type Category, categories, deriveCategory } from './categories.ts';
export { readImages } from './images.ts';
export { readArticle } from './readArticle.ts';
export { postsInTab, type Searchable, searchPosts } from './searchPosts.ts';
export { type TextType, textTypes } from './sectionTypes.ts';
