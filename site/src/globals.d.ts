/// <reference types="vite/client" />

/** Put in by vite.config.ts: the year of the build. */
declare const __BUILD_YEAR__: number;

/** Put in by vite.config.ts: where the site will be found, `https://example.com`. */
declare const __SITE_ORIGIN__: string;
