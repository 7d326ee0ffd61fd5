import type { Article } from './article.ts';

/** A content as the database may hold it, and what a visitor is shown of it. */
export interface Golden {
  readonly name: string;
  readonly content: unknown;
  readonly images?: unknown;
  readonly article: Article;
}

export const p = (text: string) => ({ type: 'paragraph', text }) as const;
export const h = (text: string) => ({ type: 'heading', text }) as const;
export const only = (...sections: Article['sections']): Article => ({ sections });
export const gallery = (...images: { url: string; caption?: string; alt?: string }[]) =>
  ({ type: 'gallery', images, isTitled: true }) as const;
export const room = 'https://pictures.example/room.webp';
export const hall = 'https://pictures.example/hall.webp';
