import type { Collection, Key, Node } from 'react-stately';
import { type MediaImage, nameOfImage } from '../image.ts';

/** What a row is called by screen readers, and by typing its first letters. */
export type DescribeImage = (image: MediaImage) => string;

/**
 * Images as React Aria's hooks read them. Theirs makes a node for every item each time the list
 * changes; this one makes them when they are asked for, so that ten thousand cost as much as twenty.
 */
export class ImageCollection implements Collection<Node<MediaImage>> {
  readonly #images: readonly MediaImage[];
  readonly #describe: DescribeImage;
  readonly #indexes: ReadonlyMap<Key, number>;
  readonly #nodes = new Map<number, Node<MediaImage>>();

  constructor(images: readonly MediaImage[], describe: DescribeImage) {
    this.#images = images;
    this.#describe = describe;
    this.#indexes = new Map(images.map(({ id }, index) => [id, index]));
  }

  get size(): number {
    return this.#images.length;
  }

  indexOf(key: Key): number | undefined {
    return this.#indexes.get(key);
  }

  at(index: number): Node<MediaImage> | null {
    const image = this.#images[index];
    if (!image) return null;
    const known = this.#nodes.get(index);
    if (known) return known;
    const node = this.#toNode(image, index);
    this.#nodes.set(index, node);
    return node;
  }

  getItem(key: Key): Node<MediaImage> | null {
    const index = this.#indexes.get(key);
    return index === undefined ? null : this.at(index);
  }

  getKeys(): Iterable<Key> {
    return this.#indexes.keys();
  }

  keyAt(index: number): Key | null {
    return this.#images[index]?.id ?? null;
  }

  getKeyBefore(key: Key): Key | null {
    return this.#beside(key, -1);
  }

  getKeyAfter(key: Key): Key | null {
    return this.#beside(key, 1);
  }

  getFirstKey(): Key | null {
    return this.keyAt(0);
  }

  getLastKey(): Key | null {
    return this.keyAt(this.size - 1);
  }

  getChildren(): Iterable<Node<MediaImage>> {
    return [];
  }

  *[Symbol.iterator](): Generator<Node<MediaImage>> {
    for (let index = 0; index < this.size; index += 1) {
      const node = this.at(index);
      if (node) yield node;
    }
  }

  #beside(key: Key, step: 1 | -1): Key | null {
    const index = this.#indexes.get(key);
    return index === undefined ? null : this.keyAt(index + step);
  }

  #toNode(image: MediaImage, index: number): Node<MediaImage> {
    return {
      type: 'item',
      key: image.id,
      value: image,
      index,
      level: 0,
      parentKey: null,
      hasChildNodes: false,
      childNodes: [],
      rendered: null,
      props: {},
      textValue: nameOfImage(image),
      'aria-label': this.#describe(image),
    };
  }
}
