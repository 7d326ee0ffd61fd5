const root = document.documentElement;

const describe = (element: Element) => {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`;
};

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  getComputedStyle(element).clipPath === 'none';

/** Elements wider than the page, which would make visitors scroll sideways. */
export function overflow(): string[] {
  const excess = root.scrollWidth - root.clientWidth;
  return excess > 1 ? [`${excess} px wider than the page`] : [];
}

const hasWords = (element: Element) =>
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
  );

/** An ellipsis shows that there is more text. */
const isSaid = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

/** Whether the element hides overflowing content. */
const clips = (element: Element) => {
  const style = getComputedStyle(element);
  const isHidden = /hidden|clip/.test(style.overflowX + style.overflowY);
  return isHidden && style.clipPath === 'none' && !isSaid(style);
};

/** Whether hidden content can be scrolled to, or an ellipsis shows that there is more. */
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

/** Text that is cut off by an element that hides its overflow. */
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

/** Controls without a visible focus outline on them, their label, or their container. */
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

/**
 * Forced colors remove every background, so a control that only a background marks needs a border.
 */
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
