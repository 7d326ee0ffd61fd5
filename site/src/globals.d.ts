/// <reference types="vite/client" />

/** Put in by vite.config.ts from VITE_SITE_URL; absent where no Vite is. */
declare const __SITE_ORIGIN__: string | undefined;

interface PostPictureFolders {
  /** Survives the build. */
  kept: string;
  /** Becomes the site's assets. */
  shipped: string;
}
/** Put in by vite.config.ts: where a build puts the copies of posts' pictures; null without a build. */
declare const __POST_PICTURES__: PostPictureFolders | null;
