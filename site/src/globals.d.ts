/// <reference types="vite/client" />

/** Set by vite.config.ts from VITE_SITE_URL. Absent outside Vite. */
declare const __SITE_ORIGIN__: string | undefined;

/**
 * Set by vite.config.ts: the address for forms without JavaScript. Null if messages aren't stored.
 */
declare const __LEADS_ACTION__: string | null | undefined;

/**
 * Set by vite.config.ts: the backend of the facts that visitors' browsers read again. Null in a build
 * without a backend. Absent outside Vite.
 */
declare const __LIVE_FACTS__: { readonly url: string; readonly key: string } | null | undefined;

/** Set by vite.config.ts: true for a deployment that search engines must not index. */
declare const __IS_PREVIEW__: boolean;

/** Set by vite.config.ts from BUILD_WITHOUT_BACKEND. Absent outside Vite. */
declare const __WITHOUT_BACKEND__: boolean | undefined;

interface PostPictureFolders {
  /** A folder that stays after the build. */
  cache: string;
  /** A folder that becomes part of the site's assets. */
  shipped: string;
}
/** Set by vite.config.ts: the folders for copies of posts' pictures. Null without a build. */
declare const __POST_PICTURES__: PostPictureFolders | null;
