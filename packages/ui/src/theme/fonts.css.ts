import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import instrumentSerif from '@capsizecss/metrics/instrumentSerif';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { globalFontFace } from '@vanilla-extract/css';

/**
 * Fallback fonts get the metrics of the real ones, so nothing shifts when those load. Android has neither
 * Times New Roman nor Arial, only Noto Serif and Roboto.
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
export const textFont = stack([instrumentSans, arial, roboto], 'sans-serif');
