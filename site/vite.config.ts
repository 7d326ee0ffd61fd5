import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { contentUpdates } from './build/contentUpdates.ts';
import { nextClient } from './build/dist.ts';
import { buildEnvironment } from './build/environment.ts';
import { changedFacts } from './build/facts.ts';
import { isManagersOnly } from './build/managersOnly.ts';
import { ownPhotos } from './build/pictures.ts';

const environment = buildEnvironment();
const leadsAction =
  environment.leads === 'supabase' ? `${environment.supabaseUrl}/functions/v1/leads` : null;

const liveFacts = { url: environment.supabaseUrl, key: environment.publishableKey };

const postPictures = {
  cache: fileURLToPath(new URL('../.data/post-pictures/', import.meta.url)),
  shipped: fileURLToPath(new URL('assets/', nextClient)),
};

export default defineConfig(({ command }) => ({
  envDir: '..',
  plugins: [
    ownPhotos,
    contentUpdates,
    changedFacts(),
    vanillaExtractPlugin(),
    reactRouter(),
    // The Valley speaks English and Spanish. The other thirty languages weigh 50 kB.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
  ],
  define: {
    // Checked here, so that no page loads the environment's schema just for its address.
    __SITE_ORIGIN__: JSON.stringify(environment.siteUrl),
    __LEADS_ACTION__: JSON.stringify(leadsAction),
    __LIVE_FACTS__: JSON.stringify(liveFacts),
    __IS_PREVIEW__: JSON.stringify(environment.isPreview),
    __WITHOUT_BACKEND__: JSON.stringify(environment.withoutBackend),
    __POST_PICTURES__: JSON.stringify(command === 'build' ? postPictures : null),
  },
  build: {
    // Keeps light-dark(), @layer, and @starting-style without fallbacks for browsers before 2024.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A page names up to 190 files, and hashes don't compress. Five characters keep the home
        // page within a connection's first round trip.
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        codeSplitting: {
          groups: [
            // One style sheet for all pages compresses to two thirds of many, and is cached for the
            // next page. Some parts are on a few pages only: managers' own, those about one service or
            // one kind of building, the home page's, the blog's, and those about places.
            {
              debugName: 'managers',
              name: (id, bundle) =>
                isManagersOnly(id, (each) => bundle.getModuleInfo(each)) ? 'managers' : null,
              test: /\.vanilla\.css/,
              priority: 2,
            },
            {
              name: 'details',
              test: /\/ui\/src\/(?:exhibits\/(?:CableReach|FeatureMap|SoundCompare)|sections\/(?:FeatureGrid|Handover|ProcessTimeline))\b.*\.vanilla\.css/,
              priority: 2,
            },
            {
              name: 'cases',
              test: /\/ui\/src\/(?:components\/Compare|sections\/CaseC\w+)\b.*\.vanilla\.css/,
              priority: 2,
            },
            {
              name: 'home',
              test: /\/ui\/src\/(?:exhibits\/HousePlan|components\/Carousel|sections\/(?:LatestPosts|LightScenes|Showcase))\b.*\.vanilla\.css/,
              priority: 2,
            },
            {
              name: 'albums',
              test: /\/sections\/(?:AlbumList|ProjectGallery|PictureViewer\/PictureLink)\b.*\.vanilla\.css/,
              priority: 2,
            },
            // Visitors load it with the first press on a picture.
            {
              name: 'dialog',
              test: /\/(?:components\/Dialog|sections\/PictureViewer)\b.*\.vanilla\.css/,
              priority: 2,
            },
            { name: 'blog', test: /\/ui\/src\/blog\/(?!PostCard).*\.vanilla\.css/, priority: 2 },
            {
              name: 'places',
              test: /\/ui\/src\/(?:exhibits\/ValleyMap|sections\/(?:CityHero|ComingSoon|InfoCards|MapOnClick|PictureStory|PlaceCards))\b.*\.vanilla\.css/,
              priority: 2,
            },
            { name: 'style', test: /\.css(?:$|\?)/, priority: 1 },
            {
              name: 'platform',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
            },
            // What every page loads, in one file. Managers' pages use parts of it, for which it would
            // be cut into twenty. Small parts compress better in it than alone.
            {
              name: 'frame',
              test: /\/(?:site\/src\/layout\/SiteLayout|ui\/src\/(?:layout\/(?:Section|Stack)|text\/Heading\/Heading))\.tsx$/,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
}));
