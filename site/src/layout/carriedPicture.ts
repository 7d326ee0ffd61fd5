import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { usePath } from './usePath.ts';

/** The picture that carries over to the next page, or did so last. */
let carried: HTMLImageElement | undefined;

/** Elements by the name of their view transition group. */
const named = new Map<string, HTMLElement>();

function nameGroup(name: string, element: HTMLElement | null | undefined) {
  named.get(name)?.style.removeProperty('view-transition-name');
  named.delete(name);
  if (!element) return;
  element.style.setProperty('view-transition-name', name);
  named.set(name, element);
}

/** The groups are styled in packages/ui/src/styles/reset.css.ts. */
function carry(image: HTMLImageElement | undefined) {
  carried = image;
  // A Picture's frame, which contains its versions for both themes.
  nameGroup('opening', image?.closest('picture')?.parentElement);
  nameGroup(
    'words',
    image?.closest('[data-opening]')?.querySelector<HTMLElement>(':scope > :last-child'),
  );
  // The header itself has no height above a picture.
  nameGroup('header', image && document.querySelector<HTMLElement>('header > *'));
}

/** Returns the picture of the card that a link is in, if it shows. */
function cardPicture(link: Element | null): HTMLImageElement | undefined {
  // The article of a post isn't a card.
  const card = link?.closest('li, article:not(:has(h1))');
  const images = card?.querySelectorAll<HTMLImageElement>('picture img') ?? [];
  return [...images].find((image) => image.checkVisibility());
}

const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets the picture of a pressed card carry over to the next page. Returns whether there is one. */
export function carryFrom(link: Element): boolean {
  const canCarry = 'startViewTransition' in document && wantsMotion();
  carry(canCarry ? cardPicture(link) : undefined);
  return carried !== undefined;
}

/**
 * The picture of a card becomes the opening picture of the page that the card links to, and goes
 * back into the card when the visitor does. The router starts the view transition, because React's
 * own ViewTransition doesn't animate a step back, which React finishes at once.
 */
export function useCarriedPicture(): void {
  const path = usePath();
  const isStep = useNavigationType() === 'POP';
  const shown = useRef(path);
  useLayoutEffect(() => {
    const [from, before] = [shown.current, carried];
    shown.current = path;
    if (!before || from === path) return;
    const main = document.querySelector('main');
    if (isStep) {
      carry(cardPicture(main?.querySelector(`a[href="${CSS.escape(from)}"]`) ?? null));
      return;
    }
    const first = main?.querySelectorAll<HTMLImageElement>('picture img[fetchpriority=high]') ?? [];
    const opening = [...first].find((image) => image.checkVisibility());
    // The card's file stands in until the larger one has loaded.
    opening?.style.setProperty('background-image', `url("${before.currentSrc}")`);
    carry(opening);
  }, [path, isStep]);
}
