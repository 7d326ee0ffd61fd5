import type { VideoFile } from '@custom-designs/ui/sections/Hero';
import smallAv1 from './home-hero-960-av1.mp4';
import smallH264 from './home-hero-960-h264.mp4';
import largeAv1 from './home-hero-1600-av1.mp4';
import largeH264 from './home-hero-1600-h264.mp4';

const AV1 = 'video/mp4; codecs="av01.0.08M.10"';
const H264 = 'video/mp4';
const screens = [
  { media: '(max-width: 767px)', width: 960, own: [smallAv1, smallH264] },
  { media: '(min-width: 768px)', width: 1600, own: [largeAv1, largeH264] },
] as const;

/**
 * The home page's video (docs/behavior.md#video): from the backend's public storage, or from the
 * site if that doesn't respond.
 */
export const homeHeroVideo = (supabaseUrl: string): VideoFile[] =>
  screens.flatMap(({ media, width, own: [av1, h264] }) => {
    const stored = `${supabaseUrl}/storage/v1/object/public/site-media/home-hero-${width}`;
    return [
      { src: `${stored}-av1.mp4`, type: AV1, media },
      { src: `${stored}-h264.mp4`, type: H264, media },
      { src: av1, type: AV1, media },
      { src: h264, type: H264, media },
    ];
  });
