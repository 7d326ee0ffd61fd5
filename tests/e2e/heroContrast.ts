import { wcagLuminance } from 'culori';
import type { Page } from 'playwright';
import sharp from 'sharp';

/** A text of the hero: its color as sRGB, 0 to 1, and its lines in CSS pixels of the page. */
interface HeroText {
  readonly excerpt: string;
  readonly isHeading: boolean;
  readonly color: readonly number[];
  readonly lines: readonly { x: number; y: number; width: number; height: number }[];
}

/** Makes the texts on the hero's picture transparent, so that a screenshot shows the background. */
function takeTexts(): HeroText[] {
  const hero = document.querySelector('main section');
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** The lines of a text node, from the top of its tallest letter to the bottom of its lowest. */
  const linesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(node.parentElement ?? document.body);
    if (!canvas) return [];
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = canvas.measureText(node.textContent ?? '');
    const above = ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
    const below = ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent;
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({
      x: x + scrollX,
      y: y + scrollY + above,
      width,
      height: height - above - below,
    }));
  };
  const texts = [...(hero?.querySelectorAll('h1, h1 ~ div :is(p, li)') ?? [])].map((element) => {
    const { color } = getComputedStyle(element);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: HeroText['lines'][number][] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.textContent?.trim()) lines.push(...linesOf(walker.currentNode));
    }
    if (canvas) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    return {
      excerpt: element.textContent?.slice(0, 40) ?? '',
      isHeading: element.matches('h1'),
      color: [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).map((one) => one / 255),
      lines,
    };
  });
  const seeThrough = new CSSStyleSheet();
  seeThrough.replaceSync(
    'main :is(h1, h1 *, h1 ~ div :is(p, li)) { color: transparent !important }',
  );
  document.adoptedStyleSheets.push(seeThrough);
  // In a full-page screenshot, fixed bars would cover text that normally scrolls clear of them.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (/fixed|sticky/.test(getComputedStyle(element).position)) element.style.opacity = '0';
  }
  return texts;
}

const luminanceOf = ([r = 0, g = 0, b = 0]: readonly number[]) =>
  wcagLuminance({ mode: 'rgb', r, g, b });

/** Linear light of a channel by its byte. A table, because a screen has a million pixels. */
const light = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return luminanceOf([value, value, value]);
});
const linear = (byte = 0) => light[byte] ?? 0;

/** The contrast that 98 % of a line's pixels reach. */
function worstOf(tenths: Uint32Array): number {
  const allowed = tenths.reduce((sum, count) => sum + count, 0) * 0.02;
  let seen = 0;
  const place = tenths.findIndex((count) => {
    seen += count;
    return seen > allowed;
  });
  return place / 10;
}

export interface HeroContrast {
  readonly excerpt: string;
  /** Headings count as large text. */
  readonly isHeading: boolean;
  /** WCAG contrast that all but the worst 2 % of the pixels behind each line reach. */
  readonly contrast: number;
}

/** Measures the contrast of the hero's texts against the painted picture. */
export async function heroContrasts(page: Page): Promise<HeroContrast[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = document.querySelector('main section')?.querySelectorAll('img') ?? [];
    const shown = [...images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
  });
  const texts = await page.evaluate(takeTexts);
  const end = Math.max(...texts.flatMap(({ lines }) => lines.map(({ y, height }) => y + height)));
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const picture = await page.screenshot({
    clip: { x: 0, y: 0, width, height: Math.max(Math.ceil(end), height) },
    fullPage: true,
    animations: 'disabled',
  });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return texts.map(({ excerpt, isHeading, color, lines }) => {
    const text = luminanceOf(color);
    const contrasts = lines.map((line) => {
      /** Counts pixels by contrast, in tenths. */
      const tenths = new Uint32Array(211);
      const right = Math.min(line.x + line.width, info.width);
      const bottom = Math.min(line.y + line.height, info.height);
      for (let y = Math.max(0, Math.round(line.y)); y < bottom; y += 1) {
        for (let x = Math.max(0, Math.round(line.x)); x < right; x += 1) {
          const at = (y * info.width + x) * 3;
          const behind =
            0.2126 * linear(data[at]) +
            0.7152 * linear(data[at + 1]) +
            0.0722 * linear(data[at + 2]);
          const contrast = (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
          const tenth = Math.floor(contrast * 10);
          tenths[tenth] = (tenths[tenth] ?? 0) + 1;
        }
      }
      return worstOf(tenths);
    });
    return { excerpt, isHeading, contrast: Math.min(...contrasts) };
  });
}
