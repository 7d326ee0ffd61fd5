import type {
  ArticleImage,
  GallerySection,
  ListSection,
  TextSection,
} from '../../blog/content/article.ts';

/** A picture of an article. */
export type EditorImage = ArticleImage & {
  /** The id of its row in the library. */
  readonly id?: string;
};

export interface EditorGallery extends Omit<GallerySection, 'images'> {
  readonly images: readonly EditorImage[];
}

/** A picture in the editor's document, where absent texts are null. */
export interface PictureAttributes {
  readonly url: string;
  readonly caption: string | null;
  readonly alt: string | null;
  readonly id: string | null;
}

export const pictureAttributes = (image: EditorImage): PictureAttributes => ({
  url: image.url,
  caption: image.caption ?? null,
  alt: image.alt ?? null,
  id: image.id ?? null,
});

/** A section of an article, whose pictures may name their row in the library. */
export type EditorSection =
  | TextSection
  | ListSection
  | (EditorImage & { readonly type: 'image' })
  | EditorGallery;

/** A picture that was chosen in the library. */
export interface PickedImage {
  readonly id: string;
  readonly url: string;
  /** Its description. Empty if it has none yet. */
  readonly alt: string;
  /** Width in pixels. */
  readonly width?: number;
  /** Height in pixels. */
  readonly height?: number;
}

/** A picture without a description isn't decorative: the article then names it "Picture 1". */
export const imageOfPicked = ({ id, url, alt }: PickedImage): EditorImage => ({
  id,
  url,
  ...(alt ? { alt } : {}),
});
