import type { VideoFile } from '@custom-designs/ui/sections/Hero';
import smallAv1 from './home-hero-960-av1.mp4';
import smallH264 from './home-hero-960-h264.mp4';
import largeAv1 from './home-hero-1600-av1.mp4';
import largeH264 from './home-hero-1600-h264.mp4';
import smallNoonAv1 from './home-hero-noon-960-av1.mp4';
import smallNoonH264 from './home-hero-noon-960-h264.mp4';
import largeNoonAv1 from './home-hero-noon-1600-av1.mp4';
import largeNoonH264 from './home-hero-noon-1600-h264.mp4';

const AV1 = 'video/mp4; codecs="av01.0.08M.10"';
const H264 = 'video/mp4';
const screens = [
  { media: '(max-width: 767px)', width: 960 },
  { media: '(min-width: 768px)', width: 1600 },
] as const;

/** The site's own files in AV1 and H.264, by the widths above. */
const own = {
  'home-hero': { 960: [smallAv1, smallH264], 1600: [largeAv1, largeH264] },
  'home-hero-noon': { 960: [smallNoonAv1, smallNoonH264], 1600: [largeNoonAv1, largeNoonH264] },
} as const;

const filesOf = (name: keyof typeof own, supabaseUrl: string): VideoFile[] =>
  screens.flatMap(({ media, width }) => {
    const stored = `${supabaseUrl}/storage/v1/object/public/site-media/${name}-${width}`;
    const [av1, h264] = own[name][width];
    return [
      { src: `${stored}-av1.mp4`, type: AV1, media },
      { src: `${stored}-h264.mp4`, type: H264, media },
      { src: av1, type: AV1, media },
      { src: h264, type: H264, media },
    ];
  });

/**
 * The home page's videos of the evening and of the day (docs/behavior/every-page.md#video): from the backend's
 * public storage, or from the site if that doesn't respond.
 */
export const homeHeroVideos = (supabaseUrl: string) => ({
  video: filesOf('home-hero', supabaseUrl),
  videoByDay: filesOf('home-hero-noon', supabaseUrl),
});
