import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that PATH leads to. */
export const onPath = (...names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

/** FIREFOX_PATH, else Debian's or Mozilla's Firefox on PATH; undefined when there is none. */
export const findFirefox = () => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox');

export interface WebKit {
  /** Answers WebDriver. */
  driver: string;
  /** WebKitGTK's browser without a desktop. */
  browser: string;
  /** The display that it draws on. */
  display: string;
}

const LIBRARIES = '/usr/lib';

/** MiniBrowser lies in the library's own folder, which bears the machine's and the library's name. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(existsSync);
}

/** WebKitGTK with its driver and a virtual display; undefined when one of the three is missing. */
export function findWebKit(): WebKit | undefined {
  const [driver, browser, display] = [onPath('WebKitWebDriver'), findMiniBrowser(), onPath('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : undefined;
}
