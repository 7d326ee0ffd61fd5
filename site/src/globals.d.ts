/// <reference types="vite/client" />

/** Put in by vite.config.ts from VITE_SITE_URL; absent where no Vite is. */
declare const __SITE_ORIGIN__: string | undefined;
