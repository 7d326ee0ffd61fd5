import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import instrumentSerif from '@capsizecss/metrics/instrumentSerif';
import notoSerif from '@capsizecss/metrics/notoSerif';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { globalFontFace } from '@vanilla-extract/css';

/**
 * Fallback fonts get the metrics of the real ones, so nothing shifts when those load. Android has no Times
 * New Roman, but Noto Serif. Its Roboto, which stands for Arial, is as wide as the sans.
 */
const stack = (faces: Parameters<typeof createFontStack>[0], generic: string) => {
  const { fontFamily, fontFaces } = createFontStack(faces, { fontFaceFormat: 'styleObject' });
  for (const { '@font-face': face } of fontFaces) {
    const { fontFamily: name, src, ...metrics } = face;
    if (name && src) globalFontFace(name, { src, ...metrics } as never);
  }
  return `${fontFamily}, ${generic}`;
};

export const displayFont = stack([instrumentSerif, timesNewRoman, notoSerif], 'serif');
export const textFont = stack([instrumentSans, arial], 'sans-serif');
