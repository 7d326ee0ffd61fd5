/** `--ui-color-text-muted`: what an app that restyles the library writes in its own style sheet. */
export const tokenName = (path: readonly string[]) =>
  `ui-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
