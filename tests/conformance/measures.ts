const root = document.documentElement;

const describe = (element: Element) => {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`;
};

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  getComputedStyle(element).clipPath === 'none';

/** Wider than the page: a visitor would have to scroll sideways to read. */
export function overflow(): string[] {
  const excess = root.scrollWidth - root.clientWidth;
  return excess > 1 ? [`${excess} px wider than the page`] : [];
}

const hasWords = (element: Element) =>
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
  );

/** An ellipsis says that there is more. */
const isSaid = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

/** Shows nothing beyond its edge. */
const clips = (element: Element) => {
  const style = getComputedStyle(element);
  const isHidden = /hidden|clip/.test(style.overflowX + style.overflowY);
  return isHidden && style.clipPath === 'none' && !isSaid(style);
};

/** Can be scrolled to, or says that it goes on. */
const isWithinReach = (frame: Element, element: Element): boolean => {
  if (element === frame || !element.parentElement) return false;
  const style = getComputedStyle(element);
  const isScrolled = /auto|scroll/.test(style.overflowX + style.overflowY);
  return isScrolled || isSaid(style) || isWithinReach(frame, element.parentElement);
};

function isBeyond(element: Element, edge: DOMRect) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  const isBeside = left < edge.left - 2 || right > edge.right + 2;
  return isBeside || top < edge.top - 2 || bottom > edge.bottom + 2;
}

/** Words that reach over the edge of something that shows nothing beyond its edge. */
export function clipped(container: Element): string[] {
  return [...container.querySelectorAll('*')].filter(clips).flatMap((frame) => {
    const edge = frame.getBoundingClientRect();
    if (edge.width <= 1 || edge.height <= 1) return [];
    return [frame, ...frame.querySelectorAll('*')]
      .filter((element) => hasWords(element) && isSeen(element) && !isWithinReach(frame, element))
      .filter((element) => isBeyond(element, edge))
      .map((element) => `${describe(element)} is cut off`);
  });
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const controlsOf = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => isSeen(control) && !control.matches(':disabled, [tabindex="-1"]'),
  );

const isDrawn = (style: CSSStyleDeclaration, part: 'outline' | 'border-top' | 'border-bottom') =>
  style.getPropertyValue(`${part}-style`) !== 'none' &&
  Number.parseFloat(style.getPropertyValue(`${part}-width`)) >= 1;

const isOutlined = (element: Element | null | undefined) =>
  element !== null &&
  element !== undefined &&
  [undefined, '::before', '::after'].some((pseudo) =>
    isDrawn(getComputedStyle(element, pseudo), 'outline'),
  );

/** Controls whose focus nobody would see: no outline on them, on their label or on what they stand in. */
export function unseenFocus(container: Element): string[] {
  return controlsOf(container)
    .filter((control) => {
      control.focus();
      if (document.activeElement !== control) return false;
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
      const near = [...(control.parentElement?.children ?? [])];
      return ![control, control.parentElement, label, ...near].some(isOutlined);
    })
    .map(describe);
}

const surfaces = new WeakSet<Element>();

const isSurface = (control: Element) => {
  const { backgroundColor, backgroundImage, borderTopStyle } = getComputedStyle(control);
  const isClear = /^(transparent|rgba\(.*, 0\)|oklch\(.*\/ 0\))$/.test(backgroundColor);
  return !isClear || backgroundImage !== 'none' || borderTopStyle !== 'none';
};

/** Forced colors take every background away: a control that was told by one needs an edge. */
export function lostBorders(container: Element, step: 'note' | 'judge'): string[] {
  if (step === 'note') {
    for (const control of controlsOf(container)) if (isSurface(control)) surfaces.add(control);
    return [];
  }
  return controlsOf(container)
    .filter((control) => surfaces.has(control))
    .filter((control) => {
      const style = getComputedStyle(control);
      return !isDrawn(style, 'border-top') && !isDrawn(style, 'border-bottom');
    })
    .map(describe);
}
