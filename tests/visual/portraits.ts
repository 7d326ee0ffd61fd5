import { type Browser, chromium } from 'playwright';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';
import { serveStorybook } from '../../scripts/serveStorybook.ts';
import { hashOf, type Pictures } from './baselines.ts';
import { type CameraOptions, openCamera } from './camera.ts';
import { type Sitting, sittings } from './poses.ts';

/** What Storybook's index.json says of a story. */
interface Entry {
  id: string;
  type: string;
  subtype?: string;
  tags?: string[];
}

export interface Portraits {
  drawnBy: string;
  pictures: Pictures;
  /** Console and page errors, with the story during which they came. */
  errors: string[];
}

export interface PortraitOptions {
  /** A built Storybook. */
  folder: string;
  /** Only stories of these ids. */
  isWanted?: (story: string) => boolean;
  expected?: CameraOptions['expected'];
  /** Hears of each picture that is not the expected one. */
  onStrange?: CameraOptions['onPicture'];
  /** Hears now and then how much is done, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Pages at a time. Four keep two cores busy while Storybook waits a tenth of a second a story. */
const PAGES = 4;
/** Stories that share a page, always the same ones in the same order. */
const ROLL = 40;

/** Nothing outside this machine is asked, and no core, screen or display decides how a picture looks. */
const steady = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Drawn whole by the processor: a part drawn anew, or by a graphics driver, rounds its edges differently.
  '--disable-gpu',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
];

const probe = `data:text/html;charset=utf-8,${encodeURIComponent(
  `<body style="margin:0;background:linear-gradient(130deg,#210,oklch(0.82 0.125 68));color:#fff">
  <p style="font:20px sans-serif">Illuminating Your Space, نحن نضيء بيتك</p>
  <p style="font:italic 40px serif;text-shadow:0 2px 9px #000;filter:blur(0.4px)">2019</p>`,
)}`;

export const isPictured = ({ type, subtype, tags }: Entry) =>
  type === 'story' && subtype !== 'test' && (tags ?? []).includes('visual');

const launch = () =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments, ...steady] });

async function signatureOf(browser: Browser) {
  const page = await browser.newPage();
  await page.goto(probe);
  const hash = hashOf(await page.screenshot());
  await page.close();
  return `Chromium ${browser.version()}, probe ${hash}`;
}

/** The browser's version and what it makes of one known page: hashes compare only where these agree. */
export async function whoDraws(): Promise<string> {
  const browser = await launch();
  const signature = await signatureOf(browser);
  await browser.close();
  return signature;
}

/** Every story of a built Storybook in every pose. */
export async function takePortraits(options: PortraitOptions): Promise<Portraits> {
  const {
    folder,
    isWanted = () => true,
    expected = () => undefined,
    onStrange,
    onProgress,
  } = options;
  const { url, close } = await serveStorybook(folder);
  const browser = await launch();
  try {
    const { entries } = (await (await fetch(`${url}index.json`)).json()) as {
      entries: Record<string, Entry>;
    };
    const all = Object.values(entries).filter(isPictured);
    const stories = all.map(({ id }) => id).filter(isWanted);
    const pictures = new Map(stories.map((story) => [story, new Map<string, string>()]));
    const errors: string[] = [];
    const rolls = sittings.flatMap((sitting) =>
      Array.from({ length: Math.ceil(stories.length / ROLL) }, (_, index) => ({
        sitting,
        roll: stories.slice(index * ROLL, (index + 1) * ROLL),
      })),
    );
    const total = rolls.length;
    const takeRoll = async (sitting: Sitting, roll: readonly string[]) => {
      const camera = await openCamera({
        ...{ browser, url, sitting, expected },
        onPicture: (story, pose, picture) => {
          pictures.get(story)?.set(pose, hashOf(picture));
          if (hashOf(picture) !== expected(story, pose)) onStrange?.(story, pose, picture);
        },
        onError: (story, text) => errors.push(`${story}: ${text}`),
      });
      for (const story of roll) await camera.take(story);
      await camera.close();
    };
    const work = async () => {
      for (let next = rolls.shift(); next; next = rolls.shift()) {
        await takeRoll(next.sitting, next.roll);
        onProgress?.(1 - rolls.length / total);
      }
    };
    await Promise.all(Array.from({ length: PAGES }, work));
    return { drawnBy: await signatureOf(browser), pictures, errors };
  } finally {
    await browser.close();
    close();
  }
}
