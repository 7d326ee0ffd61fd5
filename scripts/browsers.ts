import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs on PATH. */
export const onPath = (...names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

/** FIREFOX_PATH, or else Debian's or Mozilla's Firefox on PATH. Undefined if there is none. */
export const findFirefox = () => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox');

export interface WebKit {
  driver: string;
  browser: string;
  display: string;
}

const LIBRARIES = '/usr/lib';

/** The folder of MiniBrowser depends on the machine and the library version. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(existsSync);
}

/** WebKitGTK with its driver and a virtual display. Undefined if one of the three is missing. */
export function findWebKit(): WebKit | undefined {
  const [driver, browser, display] = [onPath('WebKitWebDriver'), findMiniBrowser(), onPath('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : undefined;
}
