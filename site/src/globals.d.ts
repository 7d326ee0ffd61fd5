/// <reference types="vite/client" />

/** Put in by vite.config.ts: the year of the build. */
declare const __BUILD_YEAR__: number;
