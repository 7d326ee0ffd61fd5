/// <reference types="vite/client" />

/** Put in by vite.config.ts from VITE_SITE_URL; absent where no Vite is. */
declare const __SITE_ORIGIN__: string | undefined;

/** Put in by vite.config.ts: where forms go without JavaScript; null where messages are not stored. */
declare const __LEADS_ACTION__: string | null | undefined;

/** Put in by vite.config.ts: true for a deployment that search engines must not keep. */
declare const __IS_PREVIEW__: boolean;

/** Put in by vite.config.ts from BUILD_WITHOUT_BACKEND; absent where no Vite is. */
declare const __WITHOUT_BACKEND__: boolean | undefined;

interface PostPictureFolders {
  /** Survives the build. */
  kept: string;
  /** Becomes the site's assets. */
  shipped: string;
}
/** Put in by vite.config.ts: where a build puts the copies of posts' pictures; null without a build. */
declare const __POST_PICTURES__: PostPictureFolders | null;
